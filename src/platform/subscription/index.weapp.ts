import Taro from '@tarojs/taro'
import type { AskSubscription, CanSubscribe } from './types'

const ALLOWED = 'accept'

export const canSubscribe: CanSubscribe = true

export const askSubscription: AskSubscription = async (templateIds) => {
  try {
    // The second list is for another platform; the types ask for it here, too.
    const answers: object = await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] })
    const allowed = Object.entries(answers).filter(([, answer]) => answer === ALLOWED)
    return allowed.map(([templateId]) => templateId)
  } catch {
    // Switched off in WeChat's settings, or a template that is not this app's: nothing was allowed.
    return []
  }
}

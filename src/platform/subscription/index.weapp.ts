import Taro from '@tarojs/taro'
import type { AskSubscription, CanSubscribe } from './types'

/** Beside "accept" there are "acceptWithAudio" and "acceptWithAlert": how it is to sound. */
const ALLOWED = 'accept'

/** The person has switched all such messages off in WeChat's settings. */
const SWITCHED_OFF = 20_004

const isSwitchedOff = (error: unknown): boolean =>
  (error as { errCode?: unknown } | null | undefined)?.errCode === SWITCHED_OFF

export const canSubscribe: CanSubscribe = true

export const askSubscription: AskSubscription = async (templateIds) => {
  try {
    // The second list is for another platform; the types ask for it here, too.
    const answers: object = await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] })
    const allowed = Object.entries(answers).filter(([, answer]) => String(answer).startsWith(ALLOWED))
    return allowed.map(([templateId]) => templateId)
  } catch (error) {
    if (isSwitchedOff(error)) return []
    throw error
  }
}

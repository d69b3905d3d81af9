import type { PageStack } from '../page-stack'
import type { Options } from './settle'
import type { WxFamily } from './strict-wx'

const targetOf = ({ url, events }: Options): { url: string; events?: Record<string, () => void> } => {
  if (typeof url !== 'string') throw new Error('parameter error: parameter.url should be String')
  return { url, ...(events ? { events: events as Record<string, () => void> } : {}) }
}

/** The five moves. */
export function navigationFamily(stack: PageStack): WxFamily {
  return {
    calls: {
      navigateTo: (options) => stack.navigateTo(targetOf(options)),
      redirectTo: (options) => stack.redirectTo(targetOf(options)),
      reLaunch: (options) => stack.reLaunch(targetOf(options)),
      switchTab: (options) => stack.switchTab(targetOf(options)),
      navigateBack: ({ delta }) => stack.navigateBack(typeof delta === 'number' ? { delta } : {}),
    },
  }
}

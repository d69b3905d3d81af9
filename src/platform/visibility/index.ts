import type { Visibility } from './types'

/** The browser tab. */
export const visibility: Visibility = {
  isVisible: () => document.visibilityState !== 'hidden',
  watch(onChange) {
    const report = (): void => onChange(document.visibilityState !== 'hidden')
    document.addEventListener('visibilitychange', report)
    return () => document.removeEventListener('visibilitychange', report)
  },
}

import type { Network } from './types'

/** The browser's view of its network. */
export const network: Network = {
  isOnline: () => navigator.onLine,
  watch(onChange) {
    const report = (): void => onChange(navigator.onLine)
    window.addEventListener('online', report)
    window.addEventListener('offline', report)
    return () => {
      window.removeEventListener('online', report)
      window.removeEventListener('offline', report)
    }
  },
}

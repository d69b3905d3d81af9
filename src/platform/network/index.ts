import type { Network } from './types'

/** Not in every browser, and in no standard library yet. */
interface SavingNavigator {
  connection?: { saveData?: boolean }
}

/** The browser's view of its network. */
export const network: Network = {
  isOnline: () => navigator.onLine,
  isDataSaved: () => (navigator as SavingNavigator).connection?.saveData === true,
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

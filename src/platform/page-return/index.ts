import type { WatchReturn } from './types'

/** Back and forward bring a page out of the browser's memory. */
export const watchReturn: WatchReturn = (onReturn) => {
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onReturn()
  }
  window.addEventListener('pageshow', onPageShow)
  return () => window.removeEventListener('pageshow', onPageShow)
}

import { shareWays } from '@/platform/share'
import { useWhileShown } from './use-while-shown'

/** Nothing is shown again: as this page goes, WeChat would put the next one, in front by then, into its menu. */
const hide = () => {
  shareWays.hideFromMenu()
  return () => undefined
}

/**
 * Takes a page that is shared otherwise out of WeChat's menu, for as long as the page is open.
 *
 * @param isPrivate - what it shows now nobody else can open.
 */
export function useNoSharing(isPrivate: boolean): void {
  useWhileShown(hide, isPrivate)
}

import { shareWays } from '@/platform/share'
import { useWhileShown } from './use-while-shown'

const hide = () => {
  shareWays.hideFromMenu()
  return () => undefined
}

/**
 * Takes a page that is shared otherwise out of WeChat's menu.
 *
 * @param isPrivate - what it shows now nobody else can open.
 */
export function useNoSharing(isPrivate: boolean): void {
  useWhileShown(hide, isPrivate)
}

import { useEffect, useRef } from 'react'
import { shareWays } from '@/platform/share'
import { usePageShown } from './use-page-shown'

/**
 * Takes a page that is shared otherwise out of WeChat's menu, and puts it back once anybody can open what it shows. As the page
 * goes nothing is put back: WeChat would do it to the next one, in front by then.
 *
 * @param isPrivate - what it shows now nobody else can open; undefined while that is not known.
 */
export function useNoSharing(isPrivate: boolean | undefined, { isInTimeline }: { isInTimeline: boolean }): void {
  const isShown = usePageShown()
  const isOut = useRef(false)
  useEffect(() => {
    if (!isShown || isPrivate === undefined) return
    if (isPrivate) shareWays.hideFromMenu()
    else if (isOut.current) shareWays.showInMenu(isInTimeline)
    isOut.current = isPrivate
  }, [isShown, isPrivate, isInTimeline])
}

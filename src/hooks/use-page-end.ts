import { useReachBottom, useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { pageEnd } from '@/platform/page-end'

/** What a page's `onReachBottomDistance` is unless it sets another. */
const DEFAULT_DISTANCE_PX = 50

interface PageEndOptions {
  /** Rows that are there; when there are more, the end is somewhere else. */
  rowCount: number
  /** The page's own `onReachBottomDistance`, if it sets one. */
  distancePx?: number
  /** May be called while there is nothing more to load. */
  onNear: () => void
}

/** Calls `onNear` whenever the end of the page is near: when it is scrolled there, and when new rows still leave it there. */
export function usePageEnd({ rowCount, distancePx = DEFAULT_DISTANCE_PX, onNear }: PageEndOptions): void {
  const { $taroPath = '' } = useRouter()
  useReachBottom(onNear)
  useEffect(() => {
    if (rowCount === 0) return undefined
    return pageEnd.recheck($taroPath, distancePx, onNear)
    // Only what has grown is looked at; the list answers the same whichever call asks it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [$taroPath, rowCount, distancePx])
}

import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useEffect, useState } from 'react'
import { Spinner } from '@/ui/spinner'
import { REFRESH_AT_PX } from './gesture'
import type { PullToRefreshProps } from './types'
import { usePull } from './use-pull'
import './index.scss'

/**
 * The content of a page that is refreshed by pulling it down: a disc comes down and turns until the refresh has ended.
 * Sheets lie outside, so a touch in them pulls nothing.
 */
export function PullToRefresh({ isRefreshing, onRefresh, children }: PullToRefreshProps) {
  // A refresh that nobody pulled for shows no disc.
  const [isPulled, setPulled] = useState(false)
  const { ref, pulledPx } = usePull(() => {
    setPulled(true)
    onRefresh()
  })
  useEffect(() => {
    // Also where the pull began nothing that is waited for.
    if (isPulled && !isRefreshing) setPulled(false)
  }, [isRefreshing, isPulled])

  const offsetPx = isPulled ? REFRESH_AT_PX : pulledPx
  return (
    <div ref={ref} className="pull">
      <View
        className={classNames('pull__disc', pulledPx === 0 && 'pull__disc--free', offsetPx > 0 && 'pull__disc--out')}
        style={{ transform: `translate(-50%, ${offsetPx}px)` }}
        aria-hidden="true"
      >
        {offsetPx > 0 && <Spinner />}
      </View>
      {children}
    </div>
  )
}

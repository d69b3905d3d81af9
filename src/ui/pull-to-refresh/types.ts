import type { ReactNode } from 'react'

export interface PullToRefreshProps {
  /** Whether a refresh is on its way, by a pull or otherwise. */
  isRefreshing: boolean
  onRefresh: () => void
  children: ReactNode
}

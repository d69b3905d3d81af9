import type { ReactNode } from 'react'

export interface PullToRefreshProps {
  /** Whether a refresh is on its way, whoever asked for it. */
  isRefreshing: boolean
  onRefresh: () => void
  children: ReactNode
}

import { View } from '@tarojs/components'
import { type ReactNode, useEffect } from 'react'
import { Button } from '@/ui/button'
import { LoadedOrNot, type LoadedOrNotProps } from '@/ui/loaded-or-not'
import { messages } from '@/ui/messages'
import './index.scss'

/** Where an endless list stands; `services/paged-list` tells it. */
interface RowsState {
  phase: 'idle' | 'loading' | 'refreshing' | 'loadingMore' | 'ready'
  /** Those that are shown. */
  items: readonly unknown[]
  isEnd: boolean
  failure: string | undefined
  loadMore: () => void
  retry: () => void
}

export interface PagedRowsProps extends Pick<LoadedOrNotProps, 'cards'> {
  list: RowsState
  /** Stands there where there is nothing to list. */
  empty: ReactNode
  /** Said under the last row of all. */
  end?: string | undefined
  /** The rows. */
  children: ReactNode
}

/** The rows of an endless list, or what stands in their place; what fails after the first ones is told under them. */
export function PagedRows({ list, empty, end, children, ...boxes }: PagedRowsProps) {
  const { phase, items, isEnd, failure, loadMore, retry } = list
  const isEmptied = items.length === 0 && phase === 'ready' && !isEnd && failure === undefined
  // Where all rows that had come were removed, nobody can scroll to an end.
  useEffect(() => {
    if (isEmptied) loadMore()
  }, [isEmptied, loadMore])
  if (items.length > 0) {
    return (
      <>
        {children}
        <Foot list={list} end={end} />
      </>
    )
  }
  if (failure !== undefined) {
    return <LoadedOrNot page={{ status: 'failed', message: failure }} onReload={retry} />
  }
  if (phase !== 'ready' || !isEnd) return <LoadedOrNot page={{ status: 'loading' }} onReload={retry} {...boxes} />
  return empty
}

/** A way to ask for more, which turns while it comes, or the end. */
function Foot({ list: { phase, isEnd, failure, loadMore, retry }, end }: Pick<PagedRowsProps, 'list' | 'end'>) {
  if (isEnd && failure === undefined) return end && <View className="paged-rows__foot">{end}</View>
  return (
    <View className="paged-rows__foot">
      {failure !== undefined && <View role="alert">{failure}</View>}
      {/* Scrolling asks by itself; the button is for keyboards, screen readers and after a failure. */}
      <Button
        kind="link"
        isSmall
        isLoading={phase === 'loadingMore'}
        onPress={failure === undefined ? loadMore : retry}
      >
        {failure === undefined ? messages.loadMore : messages.tryAgain}
      </Button>
    </View>
  )
}

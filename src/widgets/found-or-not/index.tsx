import type { RefusalCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { isLost } from '@/services/async-page/is-lost'
import { LoadedOrNot, type LoadedOrNotProps } from '@/ui/loaded-or-not'
import { EmptyView, type EmptyViewProps } from '@/ui/state-view'

interface FoundOrNotProps extends Omit<LoadedOrNotProps, 'page'> {
  /** What the address names. */
  id: string
  page: AsyncPage<unknown>
  /** The refusals that say that there is none. */
  lostBy: readonly RefusalCode[]
  /** What is said then, with the name of the way on. */
  lost: Pick<EmptyViewProps, 'title' | 'text' | 'action'>
  /** The way on. */
  onAction: () => void
}

/** A page about one thing that is not there yet: its boxes, a way to ask again, or that there is no such thing. */
export function FoundOrNot({ id, page, lostBy, lost, onAction, ...rest }: FoundOrNotProps) {
  return isLost(id, page, lostBy) ? (
    <EmptyView art="lost" {...lost} onAction={onAction} />
  ) : (
    <LoadedOrNot page={page} {...rest} />
  )
}

import type { ReactNode } from 'react'
import type { RefusalCode } from '@/wire/errors'
import type { AsyncPage } from '@/services/async-page/async-page'
import { isLost } from '@/services/async-page/is-lost'
import { LoadedOrNot, type LoadedOrNotProps } from '@/ui/loaded-or-not'

interface FoundOrNotProps extends Omit<LoadedOrNotProps, 'page'> {
  /** What the address names. */
  id: string
  page: AsyncPage<unknown>
  /** The refusals that say that there is none. */
  lostBy: readonly RefusalCode[]
  /** What is shown then, with a way on. */
  lost: ReactNode
}

/** A page about one thing that is not there yet: its boxes, a way to ask again, or that there is no such thing. */
export function FoundOrNot({ id, page, lostBy, lost, ...rest }: FoundOrNotProps) {
  return isLost(id, page, lostBy) ? <>{lost}</> : <LoadedOrNot page={page} {...rest} />
}

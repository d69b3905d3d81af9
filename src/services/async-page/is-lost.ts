import type { RefusalCode } from '@/wire/errors'
import { isRefusal } from '../request/errors'
import type { AsyncPage } from './async-page'

/**
 * Whether there is no such thing as a page is about, so that asking again would change nothing.
 *
 * @param id - what the address names; empty where it names nothing.
 * @param lostBy - the refusals that say so.
 */
export const isLost = (id: string, page: AsyncPage<unknown>, lostBy: readonly RefusalCode[]): boolean =>
  id === '' || (page.status === 'failed' && isRefusal(page.error, ...lostBy))

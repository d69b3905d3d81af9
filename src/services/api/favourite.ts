import type { Favourite } from '@/wire/schemas/favourite'
import { MAX_REMOVED } from '@/wire/favourite-limits'
import * as endpoints from '@/wire/endpoints/favourite'
import type { RequestOf } from '@/wire/endpoint'
import type { CursorPart } from '@/wire/schemas/page'
import { knownFavourites } from '../known/favourites'
import { call, type CallOptions } from '../request/call'
import { withPicture } from './with-picture'

/** A part of what the customer has saved of a kind (extension). Throws as `call`. */
export const fetchFavourites = async (
  query: RequestOf<typeof endpoints.list>,
  options?: CallOptions,
): Promise<CursorPart<Favourite>> => {
  const takeIn = knownFavourites.beginReading()
  const { records, next } = await call(endpoints.list, query, options)
  takeIn(records.map(({ id }) => [id, true]))
  return { records: records.map(withPicture), next }
}

/**
 * Takes articles out of what the customer has saved (extension), in batches. Throws as `call`; the batches before are
 * out then.
 */
export const removeFavourites = async (ids: readonly string[]): Promise<void> => {
  for (let sent = 0; sent < ids.length; sent += MAX_REMOVED) {
    const removed = ids.slice(sent, sent + MAX_REMOVED)
    const answer = call(endpoints.remove, { ids: removed }).then(() => false)
    // A list that was asked for before the answer still has them.
    await Promise.all([answer, ...removed.map((id) => knownFavourites.change(id, false, () => answer))])
  }
}

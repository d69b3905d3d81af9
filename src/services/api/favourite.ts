import type { Favourite } from '@/wire/schemas/favourite'
import * as endpoints from '@/wire/endpoints/favourite'
import type { RequestOf } from '@/wire/endpoint'
import type { CursorPart } from '@/wire/schemas/page'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

/** A part of what the customer has saved of a kind (extension). Throws as `call`. */
export const fetchFavourites = async (
  query: RequestOf<typeof endpoints.list>,
  options?: CallOptions,
): Promise<CursorPart<Favourite>> => {
  const { records, next } = await call(endpoints.list, query, options)
  return { records: records.map((one) => ({ ...one, picture: one.picture && staticUrl(one.picture) })), next }
}

/** Takes articles out of what the customer has saved (extension). Throws as `call`. */
export const removeFavourites = (ids: readonly string[]): Promise<null> => call(endpoints.remove, { ids: [...ids] })

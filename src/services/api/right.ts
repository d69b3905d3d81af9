import type { Right, RightDetail } from '@/wire/schemas/right'
import * as endpoints from '@/wire/endpoints/right'
import { checkSameId } from '@/domain/same-id'
import { call, type CallOptions } from '../request/call'

/** The customer's rights, those of the newest order first (extension). Throws as `call`. */
export const fetchRights = (options?: CallOptions): Promise<Right[]> => call(endpoints.list, {}, options)

/** How many of them are available, or will be (extension). Throws as `call`. */
export const fetchRightCount = async (options?: CallOptions): Promise<number> =>
  (await call(endpoints.count, {}, options)).available

/** One right with all that holds of it (extension). Throws as `call`: rightNotFound. */
export const fetchRight = async (id: string, options?: CallOptions): Promise<RightDetail> =>
  checkSameId(id, await call(endpoints.detail, { id }, options))

import type { Guide } from '@/wire/schemas/guide'
import * as endpoints from '@/wire/endpoints/guide'
import { checkSameId } from '@/domain/same-id'
import { call, type CallOptions } from '../request/call'

/** A text of the house, its pictures by their paths (extension). Throws as `call`: guideNotFound. */
export const fetchGuide = async (id: string, options?: CallOptions): Promise<Guide> =>
  checkSameId(id, await call(endpoints.detail, { id }, options))

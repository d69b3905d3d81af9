import type { Message, UnreadMessages } from '@/wire/schemas/message'
import type { MessageKind } from '@/wire/enums/message'
import type { CursorPart } from '@/wire/schemas/page'
import * as endpoints from '@/wire/endpoints/message'
import type { RequestOf } from '@/wire/endpoint'
import { call, type CallOptions } from '../request/call'
import { withPicture } from './with-picture'

/** A part of what concerns the customer, the newest first (extension). Throws as `call`. */
export const fetchMessages = async (
  query: RequestOf<typeof endpoints.list>,
  options?: CallOptions,
): Promise<CursorPart<Message>> => {
  const { records, next } = await call(endpoints.list, query, options)
  return { records: records.map(withPicture), next }
}

/** How many messages were not seen yet (extension). Throws as `call`. */
export const fetchUnread = (options?: CallOptions): Promise<UnreadMessages> => call(endpoints.unread, {}, options)

/** Marks all messages as seen, or those of a kind (extension). Throws as `call`. */
export const seeMessages = (kind?: MessageKind): Promise<UnreadMessages> =>
  call(endpoints.see, kind === undefined ? {} : { kind })

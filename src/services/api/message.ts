import type { MessagePart, SeeMessages, UnreadMessages } from '@/wire/schemas/message'
import * as endpoints from '@/wire/endpoints/message'
import type { RequestOf } from '@/wire/endpoint'
import { call, type CallOptions } from '../request/call'
import { withPicture } from './with-picture'

/** A part of what concerns the customer, the newest first (extension). Throws as `call`. */
export const fetchMessages = async (
  query: RequestOf<typeof endpoints.list>,
  options?: CallOptions,
): Promise<MessagePart> => {
  const part = await call(endpoints.list, query, options)
  return { ...part, records: part.records.map(withPicture) }
}

/** How many messages were not seen yet (extension). Throws as `call`. */
export const fetchUnread = (options?: CallOptions): Promise<UnreadMessages> => call(endpoints.unread, {}, options)

/** Marks messages as seen, all of them or those of a kind (extension). Throws as `call`. */
export const seeMessages = (seen: SeeMessages): Promise<UnreadMessages> => call(endpoints.see, seen)

import { get, post } from '../endpoint'
import type { MessagePart, MessagesQuery, SeeMessages, UnreadMessages } from '../schemas/message'
import type { NoPayload } from '../schemas/parts'

export const list = get<typeof MessagesQuery, typeof MessagePart>('/app/message/list', { extension: true })
export const unread = get<typeof NoPayload, typeof UnreadMessages>('/app/message/unread', { extension: true })
export const see = post<typeof SeeMessages, typeof UnreadMessages>('/app/message/seen', { extension: true })

import { get, post } from '../endpoint'
import type { MessagePart, MessagesQuery, SeeMessages, UnreadMessages } from '../schemas/message'
import type { NoPayload } from '../schemas/parts'

export const list = get<typeof MessagesQuery, typeof MessagePart>('/app/message/list', {
  access: 'login',
  extension: true,
})
export const unread = get<typeof NoPayload, typeof UnreadMessages>('/app/message/unread', {
  access: 'login',
  extension: true,
})
export const see = post<typeof SeeMessages, typeof UnreadMessages>('/app/message/seen', {
  access: 'login',
  extension: true,
})

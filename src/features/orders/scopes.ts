import { OrderScope } from '@/contract/enums/order'
import { messages } from './messages'

/** The tabs of "My orders", in their order. */
export const SCOPE_TABS = Object.values(OrderScope).map((key) => ({ key, label: messages.scopes[key] }))

/** The tab that an address names; the first for any other. */
export const readScope = (text: string | undefined): OrderScope =>
  Object.values(OrderScope).find((scope) => scope === text) ?? OrderScope.all

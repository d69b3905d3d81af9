import { OrderScope, OrderTypeFilter } from '@/wire/enums/order'
import { messages } from '../messages'

/** The tabs of "My orders", in their order. */
export const scopeTabs = (): { key: OrderScope; label: string }[] =>
  Object.values(OrderScope).map((key) => ({ key, label: messages.scopes[key] }))

/** The tab that an address names; the first for any other. */
export const readScope = (text: string | undefined): OrderScope =>
  Object.values(OrderScope).find((scope) => scope === text) ?? OrderScope.all

/** The types to choose from, in their order. */
export const typeChips = (): { type: OrderTypeFilter; label: string }[] => [
  { type: OrderTypeFilter.both, label: messages.bothTypes },
  { type: OrderTypeFilter.small, label: messages.smallDeposit },
  { type: OrderTypeFilter.big, label: messages.bigDeposit },
]

/** The type that an address names by its number; both for any other. */
export const readType = (text: string | undefined): OrderTypeFilter =>
  Object.values(OrderTypeFilter).find((type) => String(type) === text) ?? OrderTypeFilter.both

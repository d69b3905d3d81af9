import { OrderAction, type NextAction } from '@/contract/enums/order'
import type { ButtonKind } from '@/ui/button'

/** Kind of each action's button, in the order of the buttons: the one that goes on stands last. */
const ACTION_KINDS = {
  [OrderAction.delete]: 'line',
  [OrderAction.cancel]: 'line',
  [OrderAction.applyRefund]: 'line',
  [OrderAction.pay]: 'blue',
} as const satisfies Record<OrderAction, ButtonKind>

const ORDER = Object.keys(ACTION_KINDS) as OrderAction[] // the table's own keys

export const actionKind = (action: OrderAction): ButtonKind => ACTION_KINDS[action]

/** The server's actions in the order of their buttons; one that this version does not know is left out. */
export const inButtonOrder = (actions: readonly NextAction[]): OrderAction[] =>
  ORDER.filter((action) => actions.includes(action))

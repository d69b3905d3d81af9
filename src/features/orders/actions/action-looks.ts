import {
  BigOrderAction,
  ContractAction,
  DeliveryAction,
  FinanceAction,
  OrderAction,
  SmallOrderAction,
  type NextAction,
} from '@/wire/enums/order'
import type { ButtonKind } from '@/ui/button'

/** What has a button: all that the server can list, but a change of the order, which has a row of its own (more-rows). */
export type BarAction = Exclude<NextAction, typeof BigOrderAction.edit>

/** Kind of each action's button, in the order of the buttons: the one that goes on stands last. */
const ACTION_KINDS = {
  [OrderAction.delete]: 'line',
  [OrderAction.cancel]: 'line',
  [OrderAction.applyRefund]: 'line',
  [ContractAction.previewContract]: 'line',
  [FinanceAction.cancelFinance]: 'line',
  [FinanceAction.payInFull]: 'line',
  [DeliveryAction.uploadLicence]: 'line',
  [ContractAction.signContract]: 'ink',
  [FinanceAction.applyFinance]: 'ink',
  [SmallOrderAction.configure]: 'ink',
  [DeliveryAction.confirmPickUp]: 'ink',
  [DeliveryAction.reviewDelivery]: 'ink',
  [OrderAction.pay]: 'blue',
  [BigOrderAction.lock]: 'blue',
} as const satisfies Record<BarAction, ButtonKind>

const ORDER = Object.keys(ACTION_KINDS) as BarAction[] // the table's own keys

export const actionKind = (action: BarAction): ButtonKind => ACTION_KINDS[action]

/** The server's actions in the order of their buttons; one that this version does not know is left out. */
export const inButtonOrder = (actions: readonly NextAction[]): BarAction[] =>
  ORDER.filter((action) => actions.includes(action))

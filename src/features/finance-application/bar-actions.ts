import type { FinanceApplication } from '@/wire/schemas/loan'
import { FinanceAction, OrderAction } from '@/wire/enums/order'
import type { ButtonKind } from '@/ui/button'
import { canApply } from './head'

/** What the bar of an application that is only read may offer. */
export type BarAction = 'viewOrder' | 'pay' | 'payInFull' | 'applyAgain' | 'cancel' | 'call'

/** The kind of each action's button. */
export const BAR_KINDS = {
  viewOrder: 'line',
  pay: 'blue',
  payInFull: 'line',
  applyAgain: 'ink',
  cancel: 'danger',
  call: 'line',
} as const satisfies Record<BarAction, ButtonKind>

/** At most two ways on, the one that leads further last; the server says what there is (see `nextActions`). */
export const barActions = (application: FinanceApplication): BarAction[] => {
  const { nextActions } = application
  if (nextActions.includes(OrderAction.pay)) return ['viewOrder', 'pay']
  if (canApply(application)) return ['payInFull', 'applyAgain']
  if (nextActions.includes(FinanceAction.payInFull)) return ['viewOrder', 'payInFull']
  if (nextActions.includes(FinanceAction.cancelFinance)) return ['cancel', 'call']
  return ['viewOrder']
}

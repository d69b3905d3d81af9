import { ContractStatus, OrderStatus } from '@/wire/enums/order'
import type { OrderDetail } from '@/wire/schemas/order'
import { dayText } from '@/domain/time/shanghai-time'
import type { TimelineItem } from '@/ui/timeline'
import type { ResultKind } from './kind'
import { messages, type Messages } from './messages'

type StepId = keyof Messages['nextSteps']

/** What follows a payment of each kind. */
const STEPS: Record<ResultKind, readonly StepId[]> = {
  smallDeposit: ['call', 'configure', 'order'],
  bigDeposit: ['lock', 'sign', 'balance'],
  transfer: ['bankSends', 'found', 'opens'],
  returned: [],
  part: ['rest', 'opens'],
  downPayment: ['released', 'instalments', 'delivery'],
  balance: ['prepared', 'pickUp', 'invoice'],
  loan: ['pickUp', 'instalments'],
}

/** Steps that an order may have behind it. */
const DONE: Partial<Record<StepId, (order: OrderDetail) => boolean>> = {
  lock: ({ lockOrder }) => lockOrder,
  sign: ({ contractStatus }) => contractStatus === ContractStatus.passed,
  prepared: ({ orderStatus }) => orderStatus === OrderStatus.pendingDelivery,
  call: ({ linkBigOrder }) => linkBigOrder,
  order: ({ linkBigOrder }) => linkBigOrder,
  configure: ({ linkBigOrder, versionInfo }) => linkBigOrder || versionInfo !== null,
}

const day = (time: string | null, inWords: (day: string) => string): string | undefined =>
  time === null ? undefined : inWords(dayText(time))

/** Steps whose time is known. */
const TIMES: Partial<Record<StepId, (order: OrderDetail) => string | undefined>> = {
  lock: ({ lockOrderExpirationTime }) => day(lockOrderExpirationTime, messages.by),
  pickUp: ({ storeInfo }) => day(storeInfo.expectedDeliveryerTime, messages.from),
}

/** What comes next, and nothing that an order has behind it; nothing at all once it is complete. */
export const nextSteps = (kind: ResultKind, order: OrderDetail): TimelineItem[] => {
  if (order.orderStatus === OrderStatus.complete) return []
  const ahead = STEPS[kind].filter((id) => !(DONE[id]?.(order) ?? false))
  return ahead.map((id, place) => ({
    id,
    ...messages.nextSteps[id],
    time: TIMES[id]?.(order),
    state: place === 0 ? 'now' : 'next',
  }))
}

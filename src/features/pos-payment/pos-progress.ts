import type { PosPayment } from '@/wire/schemas/balance'
import { PayStatus } from '@/wire/enums/payment'
import type { TimelineItem } from '@/ui/timeline'
import { messages } from './messages'

/** Where a payment at the till stands. */
export type PosState = 'waiting' | 'taken' | 'paid' | 'declined' | 'ended'

/** Those that its page shows: a declined payment has the fail page. */
export type ShownState = Exclude<PosState, 'declined'>

const STATES = {
  [PayStatus.created]: 'waiting',
  [PayStatus.pending]: 'taken',
  [PayStatus.paid]: 'paid',
  [PayStatus.failed]: 'declined',
  [PayStatus.closed]: 'ended',
} as const satisfies Record<PayStatus, PosState>

/** The server's word alone: a code that the till has taken no longer runs out, whatever the countdown says. */
export const stateOf = ({ attempt }: PosPayment): PosState => STATES[attempt.payStatus]

/** Which of the three steps the shopper is at. */
const CURRENT = { waiting: 0, taken: 1, paid: 3, ended: -1 } as const satisfies Record<ShownState, number>

/** The three steps as the timeline shows them. */
export const stepsAt = (at: ShownState): TimelineItem[] => {
  const { show, card, confirm } = messages.steps
  return [show, card, confirm].map(({ title, note }, index) => {
    const state = index === CURRENT[at] ? 'now' : index < CURRENT[at] ? 'done' : 'next'
    return { id: title, title, note, state, ...(state === 'now' && { time: messages.now }) }
  })
}

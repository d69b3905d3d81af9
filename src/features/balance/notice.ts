import type { BalanceState } from '@/wire/schemas/balance'
import type { NoticeProps } from '@/ui/notice'
import { messages } from './messages'

const waiting = (children: string): NoticeProps => ({ tone: 'orange', icon: 'clock', children })

/** What is said of a balance of which nothing can be paid now. */
export const noticeOf = ({ leftFen, checkingFen }: Pick<BalanceState, 'leftFen' | 'checkingFen'>): NoticeProps => {
  if (checkingFen > 0) return waiting(leftFen > 0 ? messages.inHand : messages.allAnnounced)
  if (leftFen > 0) return waiting(messages.notDue)
  return { tone: 'green', icon: 'check', children: messages.settled }
}

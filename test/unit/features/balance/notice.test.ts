import { noticeOf } from '@/features/balance/notice'
import { messages } from '@/features/balance/messages'

describe('what is said of a balance of which nothing can be paid now', () => {
  it.each([
    ['waits for a payment that is under way', { leftFen: 1, checkingFen: 1 }, messages.inHand],
    ['waits for what was announced', { leftFen: 0, checkingFen: 1 }, messages.allAnnounced],
    ['is not due yet', { leftFen: 1, checkingFen: 0 }, messages.notDue],
    ['is settled', { leftFen: 0, checkingFen: 0 }, messages.settled],
  ])('%s', (_what, sums, said) => {
    expect(noticeOf(sums).children).toBe(said)
  })
})

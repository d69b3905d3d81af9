import type { OrderListItem } from '@/wire/schemas/order'
import { OrderAction } from '@/wire/enums/order'
import { mostUrgent } from '@/domain/order/most-urgent'

const order = (id: string, expirationTime: string | null, nextActions: readonly string[] = [OrderAction.pay]) =>
  ({ id, expirationTime, nextActions }) as unknown as OrderListItem

describe('the order to pay next', () => {
  it('is the first to run out, though newer ones wait, too', () => {
    const orders = [
      order('balance', null),
      order('new', '2026-11-20 10:29:00'),
      order('old', '2026-11-20 10:10:00'),
      order('down-payment', null),
    ]
    expect(mostUrgent(orders)?.id).toBe('old')
  })

  it('is the newest where none runs out', () => {
    expect(mostUrgent([order('newest', null), order('older', null)])?.id).toBe('newest')
  })

  it('is none that cannot be paid', () => {
    const tooLate = order('too-late', '2026-11-20 10:10:00', [])
    const announced = order('announced', null, [])
    expect(mostUrgent([announced, tooLate])).toBeUndefined()
    expect(mostUrgent([announced, tooLate, order('balance', null)])?.id).toBe('balance')
  })
})

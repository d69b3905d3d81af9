import fc from 'fast-check'
import { OrderStatus } from '@/wire/enums/order'
import {
  amountDueFen,
  balanceLeftFen,
  balancePaidFen,
  depositDueFen,
  saleTotalFen,
  type OwingOrder,
} from '@/domain/payment/amount-due'

const fenUpTo = (max: number) => fc.integer({ min: 0, max })

/** An order of any price, whose discounts leave room for its deposit, with some of its balance paid. */
const orders = fc
  .record({
    amountFen: fc.integer({ min: 200_000, max: 1_000_000 }),
    linkedFen: fenUpTo(100_000),
    discounts: fc.array(fc.record({ amountFen: fenUpTo(500_000) }), { maxLength: 6 }),
    beyondFen: fenUpTo(30_000_000),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ amountFen, linkedFen, discounts, beyondFen, share }): OwingOrder => {
    const offFen = discounts.reduce((sum, discount) => sum + discount.amountFen, 0)
    const paidOfBalance = Math.floor((beyondFen * share) / 100)
    return {
      amountFen,
      linkedFen,
      discounts,
      car: { totalFen: amountFen + beyondFen + offFen },
      paidFen: amountFen - linkedFen + paidOfBalance,
      paidAt: new Date(0),
      status: OrderStatus.pendingFinalPayment,
      downPaymentFen: null,
    }
  })

describe('whatever an order is taken off and has paid', () => {
  it('the price is what it is sold for and what is taken off it', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const offFen = order.discounts.reduce((sum, { amountFen }) => sum + amountFen, 0)
        expect(saleTotalFen(order) + offFen).toBe(order.car?.totalFen)
      }),
    )
  })

  it('deposit, what is paid and what is left come to what it is sold for, and nothing is left twice', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(order.linkedFen + depositDueFen(order)).toBe(order.amountFen)
        expect(order.amountFen + balancePaidFen(order) + balanceLeftFen(order)).toBe(saleTotalFen(order))
        expect(amountDueFen(order)).toBe(balanceLeftFen(order))
        expect(balanceLeftFen(order)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('one fen more off is one fen less to pay, and the deposit stays', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const cheaper = { ...order, discounts: [...order.discounts, { amountFen: 1 }] }
        expect(balanceLeftFen(cheaper)).toBe(balanceLeftFen(order) - 1)
        expect(depositDueFen(cheaper)).toBe(depositDueFen(order))
      }),
    )
  })
})

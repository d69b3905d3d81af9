import { OrderStatus } from '@/wire/enums/order'
import { mainAmountOf } from '@/features/orders/main-amount'

const unpaid = {
  moneyStatus: OrderStatus.pendingPayment,
  paymentAmount: 100_000,
  actualPayAmount: 0,
  linkSmallOrderAmount: 0,
  grantedBackAmount: 0,
  broughtBackAmount: 0,
  orderAmount: 100_000,
}
const paid = { ...unpaid, moneyStatus: OrderStatus.paid, paymentAmount: 0, actualPayAmount: 100_000 }

describe('the amount that sums an order up', () => {
  it('is what is due, while something is due', () => {
    expect(mainAmountOf(unpaid)).toEqual({ label: 'Due now', amountFen: 100_000, isDue: true })
  })

  it('is what is still due when a part was paid', () => {
    const balance = { ...paid, moneyStatus: OrderStatus.pendingFinalPayment, paymentAmount: 25_000_000 }
    expect(mainAmountOf(balance)).toMatchObject({ label: 'Due now', amountFen: 25_000_000 })
  })

  it.each([
    [OrderStatus.paid, 'Paid'],
    [OrderStatus.refunding, 'To be refunded'],
    [OrderStatus.refunded, 'Refunded'],
    [OrderStatus.refundFailed, 'Paid'],
  ])('says of the money of status %i: %s', (moneyStatus, label) => {
    expect(mainAmountOf({ ...paid, moneyStatus })).toEqual({ label, amountFen: 100_000, isDue: false })
  })

  it('gives back the small deposit as well that was counted towards a big one', () => {
    const refunded = {
      ...paid,
      moneyStatus: OrderStatus.refunded,
      actualPayAmount: 400_000,
      linkSmallOrderAmount: 100_000,
    }
    expect(mainAmountOf(refunded)).toMatchObject({ label: 'Refunded', amountFen: 500_000 })
  })

  it.each([
    [OrderStatus.refunding, 70_000, 'To be refunded'],
    [OrderStatus.refunded, 70_000, 'Refunded'],
  ])('leaves out what the office had given back before the refund: %i', (moneyStatus, amountFen, label) => {
    const granted = { ...paid, moneyStatus, grantedBackAmount: 30_000 }
    expect(mainAmountOf(granted)).toMatchObject({ label, amountFen })
  })

  it('is the whole deposit where the office had given back all of it', () => {
    const granted = { ...paid, moneyStatus: OrderStatus.refunded, grantedBackAmount: 100_000 }
    expect(mainAmountOf(granted)).toMatchObject({ label: 'Refunded', amountFen: 100_000 })
  })

  it('leaves out what an application before has brought, while the rest goes back', () => {
    const rest = {
      ...paid,
      moneyStatus: OrderStatus.refunding,
      linkSmallOrderAmount: 50_000,
      broughtBackAmount: 100_000,
    }
    expect(mainAmountOf(rest)).toMatchObject({ label: 'To be refunded', amountFen: 50_000 })
  })

  it('is what the office gives back where that is all the rest', () => {
    const moneyStatus = OrderStatus.refunding
    const rest = { ...paid, moneyStatus, grantedBackAmount: 30_000, broughtBackAmount: 70_000 }
    expect(mainAmountOf(rest)).toMatchObject({ label: 'To be refunded', amountFen: 30_000 })
  })

  it('is the deposit of an order that was never paid and is over', () => {
    const cancelled = { ...unpaid, moneyStatus: OrderStatus.cancelled, paymentAmount: 0 }
    expect(mainAmountOf(cancelled)).toEqual({ label: 'Deposit', amountFen: 100_000, isDue: false })
  })
})

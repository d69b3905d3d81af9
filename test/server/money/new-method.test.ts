import { OrderStatus } from '@/wire/enums/order'
import { PayStatus } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import type { PaymentGateway } from '../../../server/gateways/pay/payment-gateway'
import { VOUCHER, VOUCHER_GATEWAY } from '../../support/samples/voucher'
import { assertInvariants } from './assert-invariants'
import { balanceShopper } from './balance-shopper'
import { openShop, placement, type Shop } from './shop'

jest.mock('@/wire/enums/payment', () => {
  const wire = jest.requireActual('@/wire/enums/payment')
  return { ...wire, PayMethod: { ...wire.PayMethod, voucher: 9 } }
})
jest.mock('@/domain/payment/pay-methods', () => {
  const { PAY_METHODS } = jest.requireActual('@/domain/payment/pay-methods')
  return { PAY_METHODS: { ...PAY_METHODS, voucher: jest.requireActual('../../support/samples/voucher').voucherRow } }
})

/** A provider that takes vouchers: whoever opens a payment has paid it. */
const voucherGateway = (now: () => Date): PaymentGateway => {
  const paidFen = new Map<string, number>()
  return {
    name: VOUCHER_GATEWAY,
    noticePath: null,
    async prepay({ payNo, amountFen, expiresAt }) {
      paidFen.set(payNo, amountFen)
      return { jsapiParams: null, h5Url: 'https://voucher.example', freshUntil: expiresAt }
    },
    async query(payNo) {
      const amountFen = paidFen.get(payNo)
      return amountFen === undefined
        ? { state: 'unknown' }
        : { state: 'paid', providerTxn: `voucher-${payNo}`, amountFen, paidAt: now() }
    },
    close: async (payNo) => (paidFen.has(payNo) ? 'paid' : 'closed'),
    refund: async () => ({ state: 'succeeded' }),
    queryRefund: async () => ({ state: 'succeeded' }),
    bill: async () => [],
    verifyNotice: () => ({ kind: 'other', noticeId: 'none' }),
  }
}

/** The worker asks about a new attempt five seconds later. */
const FIRST_ANSWER_MS = 5 * SECOND_MS

describe('a way to pay that is a row and a gateway', () => {
  let shop: Shop

  beforeAll(async () => {
    const pay = { [VOUCHER_GATEWAY]: voucherGateway(() => shop.server.clock.now()) }
    shop = await openShop({ gateways: { pay } })
  })
  afterEach(() => assertInvariants(shop.server.database))
  afterAll(() => shop.close())

  it('pays a deposit to the end, and gives it back by the same provider', async () => {
    const shopper = await shop.shopper()
    const order = await shopper.order()
    const answer = await shopper.pay(order, { payMethod: VOUCHER })
    expect(answer).toMatchObject({ code: 200, data: { h5Url: 'https://voucher.example' } })
    const { payNo } = answer.data.attempt
    await shop.pass(FIRST_ANSWER_MS)
    expect((await shopper.detail(order.id)).data).toMatchObject({
      statusCode: OrderStatus.paid,
      actualPayAmount: placement.expectedAmountFen,
      payNo,
      payStatus: PayStatus.paid,
    })
    expect((await shopper.refund(order, payNo)).code).toBe(200)
    await shop.refundsArrive()
    expect((await shopper.detail(order.id)).data.statusCode).toBe(OrderStatus.refunded)
  })

  it('is offered for a part of a balance as far as its row allows', async () => {
    const shopper = await balanceShopper(shop)
    expect((await shopper.state()).ways.at(-1)).toEqual({ payMethod: VOUCHER, minFen: 100_000, maxFen: 300_000 })
  })
})

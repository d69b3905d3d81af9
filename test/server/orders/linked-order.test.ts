import { page } from '@/wire/endpoints/order'
import { BigOrderAction, OrderAction, OrderStatus, OrderTypeFilter, SmallOrderAction } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { DAY_MS } from '@/domain/time/duration'
import { PAY_WINDOW_MS } from '../../../server/modules/order-record/money/pay-window'
import type { ProviderRefund } from '../../../server/gateways/pay/payment-gateway'
import { finishRefund } from '../../../server/modules/refund/finish-refund'
import { lockOrder } from '../../../server/modules/order-record/row/find-order'
import { grantRefund } from '../../../server/modules/refund/grant-refund'
import type { Queryable } from '../../../server/db/queryable'
import { untilWaiting } from '../../support/database/until-waiting'
import { assertInvariants } from '../money/assert-invariants'
import { openShop, type Shop } from '../money/shop'
import { bigShopper, DEPOSIT_FEN, smallThenBig } from './big-shopper'

const SMALL_FEN = 100_000

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => assertInvariants(shop.server.database))
afterAll(() => shop.close())

describe('a small deposit that is linked to a big order', () => {
  it('is deducted, and closed once the big deposit is paid', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const sold = await shop.sold()
    const placed = await shopper.order({ linkSmallOrderId: smallId })
    expect(placed).toMatchObject({
      paymentAmount: DEPOSIT_FEN - SMALL_FEN,
      linkSmallOrderAmount: SMALL_FEN,
      orderAmount: DEPOSIT_FEN,
    })
    const paid = await shopper.payDeposit(placed)
    expect(paid).toMatchObject({ statusCode: OrderStatus.paid, actualPayAmount: DEPOSIT_FEN - SMALL_FEN })
    expect(await shopper.detail(smallId)).toMatchObject({
      statusCode: OrderStatus.closed,
      linkBigOrder: true,
      moneyStatus: OrderStatus.paid,
      statusMessage: 'This deposit was counted towards the car that you ordered.',
    })
    expect(await shop.sold()).toBe(sold - 1)
  })

  it('cannot be given back while the big order may still be paid', async () => {
    const { shopper, smallId, smallPayNo } = await smallThenBig(shop)
    await shopper.order({ linkSmallOrderId: smallId })
    expect(await shopper.detail(smallId)).toMatchObject({
      statusCode: OrderStatus.paid,
      nextActions: [],
      statusMessage:
        'It counts towards the car that you ordered once that order is paid, and can be used or refunded again if it is not.',
    })
    expect(await shopper.small.refund({ id: smallId }, smallPayNo)).toMatchObject({
      status: 409,
      code: ErrorCode.orderStateChanged,
    })
  })

  it('is linked to one of twenty big orders that ask for it at once', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.place({ linkSmallOrderId: smallId })))
    const codes = answers.map(({ code }) => code).sort((one, other) => one - other)
    expect(codes).toEqual([200, ...Array.from({ length: 19 }, () => ErrorCode.orderStateChanged)])
  })

  it.each(['cancelled', 'left unpaid'])('is free again when the big order is %s', async (how) => {
    const { shopper, smallId } = await smallThenBig(shop)
    const { id } = await shopper.order({ linkSmallOrderId: smallId })
    if (how === 'cancelled') await shopper.cancel(id)
    else await shop.pass(PAY_WINDOW_MS)
    expect(await shopper.detail(smallId)).toMatchObject({
      statusCode: OrderStatus.paid,
      nextActions: [OrderAction.applyRefund, SmallOrderAction.configure],
    })
    expect(await shopper.place({ linkSmallOrderId: smallId })).toMatchObject({ code: 200 })
  })

  it('goes back together with the big deposit, each to the payment it came from', async () => {
    const { shopper, smallId, smallPayNo } = await smallThenBig(shop)
    const paid = await shopper.paidOrder({ linkSmallOrderId: smallId })
    await shopper.refund(paid.id, paid.payNo ?? '')
    expect(await shopper.detail(paid.id)).toMatchObject({ statusCode: OrderStatus.refunding })
    expect(await shopper.detail(smallId)).toMatchObject({
      moneyStatus: OrderStatus.refunding,
      statusMessage: 'This deposit is on its way back to you, together with that of your car.',
    })
    await shop.refundsArrive()
    expect(await shopper.detail(paid.id)).toMatchObject({ statusCode: OrderStatus.refunded })
    expect(await shopper.detail(smallId)).toMatchObject({
      statusCode: OrderStatus.closed,
      moneyStatus: OrderStatus.refunded,
      statusMessage: 'This deposit went back to the account you paid with, as that of your car did.',
      milestones: [
        { title: 'Refunded' },
        { title: 'Counted towards your car' },
        { title: 'Deposit paid' },
        { title: 'Order placed' },
      ],
    })
    const back = await shop.server.database.query<{ payNo: string; fen: number }>(
      'SELECT pay_no AS "payNo", -amount_fen AS fen FROM ledger WHERE amount_fen < 0 AND pay_no = ANY($1) ORDER BY fen',
      [[smallPayNo, paid.payNo]],
    )
    expect(back).toEqual([
      { payNo: smallPayNo, fen: SMALL_FEN },
      { payNo: paid.payNo, fen: DEPOSIT_FEN - SMALL_FEN },
    ])
  })

  it('is all that goes back, and is told of, where the provider refused it and brought the big deposit', async () => {
    const { shopper, smallId, smallPayNo } = await smallThenBig(shop)
    const { id, payNo } = await shopper.paidOrder({ linkSmallOrderId: smallId })
    const { wechat } = shop.context.payments
    const { refund } = wechat
    const refuses = () =>
      jest
        .spyOn(wechat, 'refund')
        .mockImplementation(async (asked) =>
          asked.payNo === smallPayNo ? { state: 'refused', reason: 'The account is closed.' } : refund(asked),
        )
    const toldOf = async () => {
      const { actualPayAmount, linkSmallOrderAmount, broughtBackAmount } = await shopper.detail(id)
      const listed = await shop.server.call(
        page,
        { orderType: OrderTypeFilter.big, current: 1, size: 1 },
        { token: shopper.token },
      )
      expect(listed.data.records).toMatchObject([{ id, broughtBackAmount }])
      return actualPayAmount + linkSmallOrderAmount - broughtBackAmount
    }
    const provider = refuses()
    await shopper.refund(id, payNo ?? '')
    expect(await toldOf()).toBe(DEPOSIT_FEN)
    await shop.refundsArrive()
    provider.mockRestore()
    expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.refundFailed })
    expect(await shopper.detail(smallId)).toMatchObject({
      moneyStatus: OrderStatus.refundFailed,
      statusMessage:
        'The refund of this deposit did not go through. Your money is safe; please apply again in the order of your car.',
    })
    expect(await toldOf()).toBe(SMALL_FEN)
    await shopper.refund(id, payNo ?? '')
    expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.refunding })
    expect(await shopper.detail(smallId)).toMatchObject({ moneyStatus: OrderStatus.refunding })
    expect(await toldOf()).toBe(SMALL_FEN)
    await shop.refundsArrive()
    expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.refunded })
    expect(await toldOf()).toBe(DEPOSIT_FEN)
  })

  it('says that it is back where its money came first, while that of the car is asked for, again too', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const { id, payNo } = await shopper.paidOrder({ linkSmallOrderId: smallId })
    const { wechat } = shop.context.payments
    const { refund, queryRefund } = wechat
    const isBig = (no: string): boolean => no.startsWith(payNo ?? '')
    const answered = (bigs: ProviderRefund) => [
      jest.spyOn(wechat, 'refund').mockImplementation(async (asked) => (isBig(asked.payNo) ? bigs : refund(asked))),
      jest.spyOn(wechat, 'queryRefund').mockImplementation(async (no) => (isBig(no) ? bigs : queryRefund(no))),
    ]
    const ask = async (bigs: ProviderRefund) => {
      const provider = answered(bigs)
      await shopper.refund(id, payNo ?? '')
      await shop.refundsArrive()
      provider.forEach((spy) => spy.mockRestore())
      return (await shopper.detail(id)).statusCode
    }
    const isBackFirst = async () => {
      const told = {
        moneyStatus: OrderStatus.refunded,
        statusMessage: 'This deposit went back to the account you paid with. That of your car is not back yet.',
      }
      expect(await shopper.detail(smallId)).toMatchObject(told)
      const small = { orderType: OrderTypeFilter.small, current: 1, size: 1 }
      const { data } = await shop.server.call(page, small, { token: shopper.token })
      expect(data.records).toMatchObject([{ id: smallId, moneyStatus: OrderStatus.refunded }])
    }
    expect(await ask({ state: 'refused', reason: 'The account is closed.' })).toBe(OrderStatus.refundFailed)
    await isBackFirst()
    expect(await ask({ state: 'processing' })).toBe(OrderStatus.refunding)
    await isBackFirst()
    const provider = answered({ state: 'succeeded' })
    await shop.pass(DAY_MS)
    provider.forEach((spy) => spy.mockRestore())
    expect(await shopper.detail(smallId)).toMatchObject({
      moneyStatus: OrderStatus.refunded,
      statusMessage: 'This deposit went back to the account you paid with, as that of your car did.',
    })
  })

  describe('and that finance gives back by itself', () => {
    const grantSmall = async (tx: Queryable, smallId: string, amountFen = SMALL_FEN) => {
      await lockOrder(tx, smallId)
      const grant = { orderId: smallId, payNo: null, amountFen, note: 'late hand-over', reference: smallId }
      return grantRefund(tx, grant, shop.server.clock.now())
    }

    /** A car whose deposit is to be given back, while the provider has yet to say what becomes of the small one's. */
    const givenBack = async () => {
      const { shopper, smallId, smallPayNo } = await smallThenBig(shop)
      const { id, payNo } = await shopper.paidOrder({ linkSmallOrderId: smallId })
      await shop.server.database.transaction((tx) => grantSmall(tx, smallId))
      const { wechat } = shop.context.payments
      const { refund, queryRefund } = wechat
      const isSlow = (no: string): boolean => no.startsWith(smallPayNo)
      const provider = [
        jest
          .spyOn(wechat, 'refund')
          .mockImplementation(async (asked) => (isSlow(asked.payNo) ? { state: 'processing' } : refund(asked))),
        jest
          .spyOn(wechat, 'queryRefund')
          .mockImplementation(async (refundNo) => (isSlow(refundNo) ? { state: 'processing' } : queryRefund(refundNo))),
      ]
      const ask = () => shopper.refund(id, payNo ?? '')
      await ask()
      await shop.refundsArrive()
      provider.forEach((spy) => spy.mockRestore())
      const [{ refundNo } = { refundNo: '' }] = await shop.server.database.query<{ refundNo: string }>(
        'SELECT refund_no AS "refundNo" FROM refund WHERE pay_no = $1',
        [smallPayNo],
      )
      const hear = (told: ProviderRefund) =>
        shop.server.database.transaction((tx) => finishRefund(tx, refundNo, told, shop.server.clock.now()))
      return { ask, hear, status: async () => (await shopper.detail(id)).statusCode }
    }

    it.each([
      ['all', SMALL_FEN, []],
      ['a part', 30_000, [{ cause: 'shopper', fen: SMALL_FEN - 30_000 }]],
    ])(
      'goes back once, where %s is given at the moment that the shopper asks for the deposit',
      async (_what, fen, rest) => {
        const { database } = shop.server
        const { shopper, smallId, smallPayNo } = await smallThenBig(shop)
        const { id, payNo } = await shopper.paidOrder({ linkSmallOrderId: smallId })
        const asked = await database.transaction(async (tx) => {
          await grantSmall(tx, smallId, fen)
          const asking = shopper.refund(id, payNo ?? '')
          await untilWaiting(database, 1)
          return { asking }
        })
        expect(await asked.asking).toMatchObject({ code: 200, data: { statusCode: OrderStatus.refunding } })
        await shop.refundsArrive()
        expect(await shopper.detail(id)).toMatchObject({ statusCode: OrderStatus.refunded })
        const refunds = 'SELECT cause, amount_fen AS fen FROM refund WHERE pay_no = $1 ORDER BY refund_no'
        expect(await database.query(refunds, [smallPayNo])).toEqual([{ cause: 'granted', fen }, ...rest])
      },
    )

    it('keeps the big order refunding until that money has arrived, too', async () => {
      const { hear, status } = await givenBack()
      expect(await status()).toBe(OrderStatus.refunding)
      await hear({ state: 'succeeded' })
      expect(await status()).toBe(OrderStatus.refunded)
    })

    it('goes back with the big order, asked for again, where the provider refuses what was given', async () => {
      const { ask, hear, status } = await givenBack()
      await hear({ state: 'refused', reason: 'The account is closed.' })
      expect(await status()).toBe(OrderStatus.refundFailed)
      await ask()
      await shop.refundsArrive()
      expect(await status()).toBe(OrderStatus.refunded)
    })
  })

  it('is not found when it is another shopper’s, and refused when it is not paid', async () => {
    const { smallId } = await smallThenBig(shop)
    const stranger = await bigShopper(shop)
    expect(await stranger.place({ linkSmallOrderId: smallId })).toMatchObject({
      status: 404,
      code: ErrorCode.orderNotFound,
    })
  })

  it('is not found for a car of another model', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    await shop.server.database.query("UPDATE orders SET model_id = 'vela-9' WHERE id = $1", [smallId])
    expect(await shopper.place({ linkSmallOrderId: smallId })).toMatchObject({
      status: 404,
      code: ErrorCode.orderNotFound,
    })
  })

  it('cannot be linked once it went back', async () => {
    const { shopper, smallId, smallPayNo } = await smallThenBig(shop)
    await shopper.small.refund({ id: smallId }, smallPayNo)
    expect(await shopper.place({ linkSmallOrderId: smallId })).toMatchObject({
      status: 409,
      code: ErrorCode.orderStateChanged,
    })
  })

  it('leaves the big order’s own actions as they are', async () => {
    const { shopper, smallId } = await smallThenBig(shop)
    const { nextActions } = await shopper.paidOrder({ linkSmallOrderId: smallId })
    expect(nextActions).toEqual([OrderAction.applyRefund, BigOrderAction.edit, BigOrderAction.lock])
  })
})

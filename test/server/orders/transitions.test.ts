import {
  BigOrderAction,
  ContractAction,
  DeliveryAction,
  FinanceAction,
  OrderAction,
  OrderStatus,
  OrderType,
  SmallOrderAction,
} from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { advanceOrder, tryAdvanceOrder, type OrderMove } from '../../../server/modules/order-record/life/advance-order'
import { OrderActor, OrderStep, transitions } from '../../../server/modules/order-record/life/transitions'
import { nextActions } from '../../../server/modules/order-record/life/allowed-steps'
import { openShop, type Shop } from '../money/shop'

const statuses = Object.values(OrderStatus)
const untilDelivery = statuses.filter(
  (status) => status >= OrderStatus.pendingFinalPayment && status < OrderStatus.complete,
)
const steps = Object.values(OrderStep)
const actors = Object.values(OrderActor)
const types = Object.values(OrderType)
const cells = types.flatMap((orderType) => statuses.map((from) => ({ orderType, from })))

const targetOf = (
  orderType: OrderType,
  from: OrderStatus,
  step: OrderStep,
  actor: OrderActor,
): OrderStatus | undefined =>
  transitions.find(
    (row) => row.orderType === orderType && row.from === from && row.step === step && row.actor === actor,
  )?.to

describe('the transitions of an order', () => {
  let shop: Shop
  let orderId: string

  beforeAll(async () => {
    shop = await openShop()
    orderId = (await (await shop.shopper()).order()).id
    // Every place is taken, so that a step which frees one can always do so.
    await shop.server.database.query("UPDATE allocation SET sold = quota WHERE market_post_id = 'vela-7-small'")
  })
  afterAll(() => shop.close())

  const put = (orderType: OrderType, status: OrderStatus) =>
    shop.server.database.query('UPDATE orders SET order_type = $1, status = $2 WHERE id = $3', [
      orderType,
      status,
      orderId,
    ])

  const advance = (move: Omit<OrderMove, 'at'>) =>
    shop.server.database.transaction((tx) => advanceOrder(tx, orderId, { ...move, at: shop.server.clock.now() }))
  const refusalOf = (move: Omit<OrderMove, 'at'>): Promise<{ code: number; status: number } | null> =>
    advance(move).then(
      () => null,
      ({ code, status }: { code: number; status: number }) => ({ code, status }),
    )

  /** All that a refused step must leave as it was: the order, its events, the outbox and the places. */
  const world = () =>
    shop.server.database.one(
      `SELECT to_jsonb(orders) AS "order", (SELECT count(*) FROM order_event) AS events,
         (SELECT count(*) FROM outbox) AS announced, (SELECT sum(sold) FROM allocation) AS sold
       FROM orders WHERE id = $1`,
      [orderId],
    )
  const current = async () =>
    (await shop.server.database.one<{ status: OrderStatus }>('SELECT status FROM orders WHERE id = $1', [orderId]))
      ?.status

  describe.each(cells)('of type $orderType from status $from', ({ orderType, from }) => {
    const moves = actors.flatMap((actor) =>
      steps.map((step) => ({ step, actor, target: targetOf(orderType, from, step, actor) })),
    )
    const listed = moves.filter(({ target }) => target !== undefined)
    const others = moves.filter(({ target }) => target === undefined)

    it('refuse every step that is not listed by 409, and change nothing', async () => {
      await put(orderType, from)
      const before = await world()
      const answers = await Promise.all(others.map(async (move) => ({ ...move, refusal: await refusalOf(move) })))
      expect(
        answers.filter(({ refusal }) => refusal?.code !== ErrorCode.orderStateChanged || refusal.status !== 409),
      ).toEqual([])
      expect(await world()).toEqual(before)
    })

    it('take every listed step', async () => {
      for (const { target, ...move } of listed) {
        await put(orderType, from)
        await advance(move)
        expect({ ...move, target: await current() }).toEqual({ ...move, target })
      }
    })
  })

  it('move an order once when two callers take the same step', async () => {
    await put(OrderType.big, OrderStatus.paid)
    const move = { step: OrderStep.lock, actor: OrderActor.shopper, at: shop.server.clock.now() }
    const lock = () => shop.server.database.transaction((tx) => tryAdvanceOrder(tx, orderId, move))
    expect((await Promise.all([lock(), lock()])).sort()).toEqual([false, true])
  })
})

describe('the table of transitions', () => {
  it('has one target at most for a type, a status, a step and an actor', () => {
    const keys = transitions.map((row) => [row.orderType, row.from, row.step, row.actor].join('/'))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('reaches all 17 statuses of a big order from its placement', () => {
    const reached = new Set<OrderStatus>([OrderStatus.pendingPayment])
    const bigRows = transitions.filter(({ orderType }) => orderType === OrderType.big)
    for (const status of reached) for (const { from, to } of bigRows) if (from === status) reached.add(to)
    expect([...reached].sort((one, other) => one - other)).toEqual(statuses)
  })

  it('never takes a big order back before its lock', () => {
    const beforeLock: OrderStatus[] = [OrderStatus.pendingPayment, OrderStatus.paid]
    const afterLock = statuses.filter(
      (status) => status === OrderStatus.closed || status >= OrderStatus.pendingFinalPayment,
    )
    const back = transitions.filter(
      (row) => row.orderType === OrderType.big && afterLock.includes(row.from) && beforeLock.includes(row.to),
    )
    expect(back).toEqual([])
  })

  it.each([
    [
      OrderType.small,
      {
        [OrderStatus.pendingPayment]: [OrderAction.pay, OrderAction.cancel],
        [OrderStatus.paid]: [OrderAction.applyRefund, SmallOrderAction.configure],
        [OrderStatus.refundFailed]: [OrderAction.applyRefund],
        [OrderStatus.refunded]: [OrderAction.delete],
        [OrderStatus.closed]: [OrderAction.delete],
        [OrderStatus.cancelled]: [OrderAction.delete],
      },
    ],
    [
      OrderType.big,
      {
        [OrderStatus.pendingPayment]: [OrderAction.pay, OrderAction.cancel, BigOrderAction.edit],
        [OrderStatus.paid]: [OrderAction.applyRefund, BigOrderAction.edit, BigOrderAction.lock],
        [OrderStatus.refundFailed]: [OrderAction.applyRefund],
        [OrderStatus.refunded]: [OrderAction.delete],
        [OrderStatus.closed]: [ContractAction.previewContract, ContractAction.signContract],
        [OrderStatus.cancelled]: [OrderAction.delete],
        ...Object.fromEntries(untilDelivery.map((status) => [status, [DeliveryAction.uploadLicence]])),
        [OrderStatus.pendingDelivery]: [DeliveryAction.confirmPickUp, DeliveryAction.uploadLicence],
        [OrderStatus.complete]: [DeliveryAction.reviewDelivery],
        [OrderStatus.pendingFinalPayment]: [OrderAction.pay, DeliveryAction.uploadLicence],
        [OrderStatus.pendingDownPayment]: [OrderAction.pay, DeliveryAction.uploadLicence],
        [OrderStatus.pendingFinanceSubmission]: [
          FinanceAction.applyFinance,
          FinanceAction.payInFull,
          FinanceAction.cancelFinance,
          DeliveryAction.uploadLicence,
        ],
        [OrderStatus.financeRejected]: [
          FinanceAction.applyFinance,
          FinanceAction.payInFull,
          DeliveryAction.uploadLicence,
        ],
        [OrderStatus.financeProcessing]: [FinanceAction.cancelFinance, DeliveryAction.uploadLicence],
        [OrderStatus.financeApproved]: [FinanceAction.cancelFinance, DeliveryAction.uploadLicence],
      },
    ],
  ])(
    'offers the shopper of a type %i order exactly the actions that the table lets him take',
    (orderType, expected) => {
      const offered = statuses.map((status) => [status, nextActions(orderType, status)] as const)
      expect(Object.fromEntries(offered.filter(([, actions]) => actions.length > 0))).toEqual(expected)
    },
  )
})

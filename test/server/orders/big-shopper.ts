import { randomUUID } from 'node:crypto'
import { cancel, detail, edit, lock, placeBig, refund } from '@/wire/endpoints/order'
import type { EditBody, PlaceBigOrder } from '@/wire/schemas/order-calls'
import { pay } from '@/wire/endpoints/payment'
import type { OrderDetail } from '@/wire/schemas/order'
import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { PaymentPlan } from '@/wire/enums/finance'
import { OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { placement, type Shop, type Shopper } from '../money/shop'

/** The whole big deposit, in fen. */
export const DEPOSIT_FEN = 500_000

/** What the seeded big deposit of Vela 7 is placed with: Long Range, 259,900; Pine Green, 6,000; Dune, 4,000 yuan. */
export const bigPlacement: PlaceBigOrder = {
  modelId: 'vela-7',
  marketPostId: 'vela-7-big',
  expectedAmountFen: DEPOSIT_FEN,
  purchaseSchemeType: PaymentPlan.fullPayment,
  places: { storeId: '', cityCode: '310100', deliverCityCode: '310100' },
  owner: {
    purchaseType: BuyerType.personal,
    subjectName: 'Zhou Yining',
    cerType: IdDocumentType.residentId,
    cerNo: '11010519491231002X',
  },
  car: {
    pnoTwelve: 'VL7R80226A02',
    attributeNos: [
      'vela-7.exterior.pine-green',
      'vela-7.wheels.arc10',
      'vela-7.interior.dune',
      'vela-7.charging.wallbox',
    ],
    expectedTotalFen: 26_990_000,
  },
  agreements: [
    { id: 15, version: 5 },
    { id: 18, version: 7 },
  ],
}

/** The price of that car, in fen. */
export const CAR_FEN = bigPlacement.car.expectedTotalFen

/** The first version of Vela 7, which has no rights of its own. */
export const standardCar: PlaceBigOrder['car'] = {
  pnoTwelve: 'VL7R61026A01',
  attributeNos: [
    'vela-7.exterior.aurora-white',
    'vela-7.wheels.arc10',
    'vela-7.interior.ink',
    'vela-7.charging.wallbox',
  ],
  expectedTotalFen: 21_990_000,
}

const movesSale = (startOffset: string) => (shop: Shop) =>
  shop.server.database.query(
    `UPDATE allocation SET start_at = $1::timestamptz + $2::interval WHERE market_post_id = 'vela-7-big'`,
    [shop.server.clock.now(), startOffset],
  )

/** Opens the sale of the big deposit; while it is open, the small one is not for sale. */
export const openBigSale = async (shop: Shop): Promise<void> => {
  bigPlacement.places.storeId = placement.storeId
  await movesSale('-1 hour')(shop)
}

/** Closes it again, for who wants to place a small order. */
export const closeBigSale = async (shop: Shop): Promise<void> => {
  await movesSale('30 days')(shop)
}

/** A shopper who buys a car. */
export class BigShopper {
  constructor(
    private readonly shop: Shop,
    readonly small: Shopper,
  ) {}

  get token(): string {
    return this.small.token
  }

  private with(key: string = randomUUID()) {
    return { token: this.token, idempotencyKey: key }
  }

  place(changes: Partial<PlaceBigOrder> = {}, key?: string) {
    return this.shop.server.call(placeBig, { ...bigPlacement, ...changes }, this.with(key))
  }

  pay(id: string, amountFen: number) {
    const way = { payMethod: PayMethod.wechat, channel: PayChannel.h5 }
    return this.shop.server.call(pay, { id, orderType: OrderType.big, amountFen, ...way }, this.with())
  }

  cancel(id: string) {
    return this.shop.server.call(cancel, { id, orderType: OrderType.big }, this.with())
  }

  lock(id: string, key?: string) {
    return this.shop.server.call(lock, { id, orderType: OrderType.big }, this.with(key))
  }

  /** Changes an order; a new buyer comes with the agreements, unless they are said to be others. */
  edit(id: string, changes: Omit<EditBody, 'id' | 'orderType'>) {
    const { agreements } = bigPlacement
    const body = { id, orderType: OrderType.big, ...(changes.owner && { agreements }), ...changes }
    return this.shop.server.call(edit, body, this.with())
  }

  refund(id: string, payNo: string) {
    const refundReasons = 'delivery wait too long'
    return this.shop.server.call(refund, { id, orderType: OrderType.big, payNo, refundReasons }, this.with())
  }

  async detail(id: string): Promise<OrderDetail> {
    return (await this.shop.server.call(detail, { id }, { token: this.token })).data
  }

  async order(changes: Partial<PlaceBigOrder> = {}): Promise<OrderDetail> {
    const answer = await this.place(changes)
    if (answer.code !== 200) throw new Error(`not placed: ${answer.msg}`)
    return answer.data
  }

  /** Pays what is due and lets the notice come. */
  async payDeposit(order: OrderDetail): Promise<OrderDetail> {
    const answer = await this.pay(order.id, order.paymentAmount)
    if (answer.code !== 200) throw new Error(`not opened: ${answer.msg}`)
    await this.small.decide(answer.data.attempt.payNo, SandboxOutcome.success)
    await this.shop.pass(SECOND_MS)
    return this.detail(order.id)
  }

  async paidOrder(changes: Partial<PlaceBigOrder> = {}): Promise<OrderDetail> {
    return this.payDeposit(await this.order(changes))
  }

  async lockedOrder(changes: Partial<PlaceBigOrder> = {}): Promise<OrderDetail> {
    const { id } = await this.paidOrder(changes)
    return (await this.lock(id)).data
  }
}

/** A new shopper, with the big deposit on sale. */
export const bigShopper = async (shop: Shop): Promise<BigShopper> => {
  await openBigSale(shop)
  return new BigShopper(shop, await shop.shopper())
}

/** A new shopper who has paid a small deposit, with the big one on sale now. */
export const smallThenBig = async (
  shop: Shop,
): Promise<{ shopper: BigShopper; smallId: string; smallPayNo: string }> => {
  await closeBigSale(shop)
  const small = await shop.shopper()
  const { order, payNo } = await shop.paidOrder(small)
  await openBigSale(shop)
  return { shopper: new BigShopper(shop, small), smallId: order.id, smallPayNo: payNo }
}

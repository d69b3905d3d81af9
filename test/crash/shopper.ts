import { detail, placeBig, placeSmall, quoteBig, quoteSmall } from '@/wire/endpoints/order'
import type { OrderDetail } from '@/wire/schemas/order'
import type { PlaceBigOrder, PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { CouponSums } from '@/wire/schemas/order-quote'
import { OrderStatus, OrderType } from '@/wire/enums/order'
import { applyForRefund, cancelOrder, editOrder, lockOrder, removeOrder } from './deeds'
import { payOrder } from './pay-order'
import { ShopperCalls, type Market } from './shopper-calls'

/** Which order, by which of its payments. */
interface PaidOrder {
  order: OrderDetail
  payNo: string
}

/** The coupons that a quote proposes. */
const chosenIn = ({ coupons }: CouponSums): string[] =>
  coupons.filter(({ isChosen }) => isChosen).map(({ coupon }) => coupon.id)

/** A shopper who cannot decide: orders, pays, cancels, gives back and orders again, whatever dies meanwhile. */
export class Shopper {
  private readonly calls: ShopperCalls
  /** Paid small deposits of Vela 7, which a big one may take over. */
  private readonly linkable: PaidOrder[] = []
  private readonly givenBack: PaidOrder[] = []

  constructor(
    token: string,
    private readonly market: Market,
  ) {
    this.calls = new ShopperCalls(token, market)
  }

  /** One order, from its placement to where the shopper loses interest. */
  async oneOrder(): Promise<void> {
    await this.lookAfterRefund()
    const order = await this.place()
    if (order === null) return
    const mood = this.market.random.next()
    if (mood < 0.1) return
    if (mood < 0.2) return cancelOrder(this.calls, order)
    const payNo = await payOrder(this.calls, order)
    if (payNo !== null) await this.afterPayment({ order, payNo })
  }

  private async place(): Promise<OrderDetail | null> {
    const { sale, random, journal } = this.market
    const isBig = sale.wish(random) === 'big'
    const order = await (isBig ? this.placeBig() : this.placeSmall())
    if (order !== null) journal.record('orders placed', order.id)
    return order
  }

  private async placeSmall(): Promise<OrderDetail | null> {
    const wish = this.market.sale.small()
    return this.calls.once(placeSmall, { ...wish, ...(await this.depositCoupons(wish)) })
  }

  /** As `coupons`, for a small deposit. */
  private async depositCoupons({ modelId, marketPostId }: PlaceSmallOrder): Promise<Partial<PlaceSmallOrder>> {
    if (this.market.random.chance(0.7)) return {}
    const quote = await this.calls.ask(quoteSmall, { modelId, marketPostId })
    return quote === null ? {} : { couponIds: chosenIn(quote), expectedPaymentFen: quote.paymentAmount }
  }

  private async placeBig(): Promise<OrderDetail | null> {
    const small = this.market.random.chance(0.6) ? this.linkable.pop() : undefined
    const wish = this.market.sale.big(small?.order.id)
    return this.calls.once(placeBig, { ...wish, ...(await this.coupons(wish)) })
  }

  /** The best coupons at the price that they make; while another order of the shopper has them, there are none. */
  private async coupons({ linkSmallOrderId, car, places, ...wish }: PlaceBigOrder): Promise<Partial<PlaceBigOrder>> {
    if (this.market.random.chance(0.2)) return {}
    const { pnoTwelve, attributeNos } = car
    const { storeId } = places
    const quote = await this.calls.ask(quoteBig, {
      modelId: wish.modelId,
      marketPostId: wish.marketPostId,
      pnoTwelve,
      attributeNos,
      storeId,
      ...(linkSmallOrderId !== undefined && { linkSmallOrderId }),
    })
    if (quote === null) return {}
    return { couponIds: chosenIn(quote), expectedSaleTotalFen: quote.saleTotalPrice }
  }

  private async afterPayment(paid: PaidOrder): Promise<void> {
    const { random } = this.market
    const isBig = paid.order.orderType === OrderType.big
    if (isBig && random.chance(0.3)) await editOrder(this.calls, paid.order)
    if (isBig && random.chance(0.3)) await lockOrder(this.calls, paid.order)
    else if (random.chance(0.4)) await this.giveBack(paid)
    else if (!isBig && paid.order.modelId === 'vela-7') this.linkable.push(paid)
  }

  private async giveBack(paid: PaidOrder): Promise<void> {
    if (await applyForRefund(this.calls, paid.order, paid.payNo)) this.givenBack.push(paid)
  }

  /** Applies again where the provider could not pay out, and clears away what is done with. */
  private async lookAfterRefund(): Promise<void> {
    const paid = this.market.random.chance(0.2) ? this.givenBack.shift() : undefined
    if (paid === undefined) return
    const order = await this.calls.ask(detail, { id: paid.order.id })
    if (order === null) return
    if (order.statusCode === OrderStatus.refundFailed) await this.giveBack(paid)
    else if (order.statusCode === OrderStatus.refunded) await removeOrder(this.calls, paid.order)
    else this.givenBack.push(paid)
  }
}

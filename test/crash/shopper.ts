import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@/contract/endpoint'
import { cancel, deleted, detail, edit, lock, placeBig, placeSmall, refund } from '@/contract/endpoints/order'
import { pay, query, status } from '@/contract/endpoints/payment'
import type { OrderDetail } from '@/contract/entities/order'
import { PaymentPlan } from '@/contract/enums/finance'
import { EditScope, OrderStatus, OrderType } from '@/contract/enums/order'
import { PayChannel, PayMethod } from '@/contract/enums/payment'
import type { Api } from './api'
import type { Deed } from './journal'
import type { Provider, ProviderContacts } from './provider'
import type { Sale } from './sale'
import type { Tally } from './tally'

/** What a shopper deals with. */
export interface Market extends ProviderContacts {
  api: Api
  provider: Provider
  sale: Sale
  tally: Tally
}

/** Which order, by which of its payments. */
interface PaidOrder {
  order: OrderDetail
  payNo: string
}

const WAY = { payMethod: PayMethod.wechat, channel: PayChannel.h5 }
const REASON = { refundReasons: 'delivery wait too long' }

/** A shopper who cannot decide: orders, pays, cancels, gives back and orders again, whatever dies meanwhile. */
export class Shopper {
  /** Paid small deposits of Vela 7, which a big one may take over. */
  private readonly linkable: PaidOrder[] = []
  private readonly givenBack: PaidOrder[] = []

  constructor(
    private readonly token: string,
    private readonly market: Market,
  ) {}

  /** One order, from its placement to where the shopper loses interest. */
  async oneOrder(): Promise<void> {
    await this.lookAfterRefund()
    const order = await this.place()
    if (order === null) return
    const mood = this.market.random.next()
    if (mood < 0.1) return
    if (mood < 0.2) await this.cancel(order)
    else await this.pay(order)
  }

  /**
   * A call that must happen once: a lost answer is asked for again under the same key, and now and then both of two
   * impatient taps arrive. All answers under one key must be the same.
   */
  private async keyed<Payload, Reply>(
    endpoint: Endpoint<Payload, Reply>,
    payload: Payload,
    sameness: (reply: Reply) => string = (reply) => JSON.stringify(reply),
  ): Promise<Reply | null> {
    const { api, random, tally } = this.market
    const caller = { token: this.token, key: randomUUID() }
    const taps = random.chance(0.15) ? 2 : 1
    if (taps > 1) tally.add('calls made twice under one key')
    const outcomes = await Promise.all(Array.from({ length: taps }, () => api.call(endpoint, payload, caller)))
    const replies = outcomes.flatMap((outcome) => (outcome.isDone ? [outcome.data] : []))
    if (new Set(replies.map(sameness)).size > 1) tally.fault(`${endpoint.path} answered one key in two ways`)
    return replies[0] ?? null
  }

  private record(deed: Deed, reference: string): void {
    this.market.journal.record(deed, reference)
  }

  private async place(): Promise<OrderDetail | null> {
    const { sale, random } = this.market
    const order = sale.wish(random) === 'big' ? await this.placeBig() : await this.keyed(placeSmall, sale.small())
    if (order !== null) this.record('orders placed', order.id)
    return order
  }

  private placeBig(): Promise<OrderDetail | null> {
    const small = this.market.random.chance(0.6) ? this.linkable.pop() : undefined
    return this.keyed(placeBig, this.market.sale.big(small?.order.id))
  }

  private async cancel(order: OrderDetail): Promise<void> {
    const { id, orderType } = order
    if ((await this.keyed(cancel, { id, orderType })) === null) return
    this.record('orders cancelled', id)
    if (this.market.random.chance(0.3)) await this.remove(order)
  }

  private async remove({ id, orderType }: OrderDetail): Promise<void> {
    if ((await this.keyed(deleted, { id, orderType })) !== null) this.record('orders deleted', id)
  }

  private async open({ id, orderType, paymentAmount }: OrderDetail): Promise<string | null> {
    const start = await this.keyed(pay, { id, orderType, amountFen: paymentAmount, ...WAY }, ({ attempt }) => attempt.payNo)
    if (start === null) return null
    this.record('payments opened', start.attempt.payNo)
    return start.attempt.payNo
  }

  private async pay(order: OrderDetail): Promise<void> {
    const { random, provider } = this.market
    let payNo = await this.open(order)
    if (payNo !== null && random.chance(0.08)) {
      provider.decline(payNo)
      await this.ask(order)
      payNo = await this.open(order)
    }
    if (payNo === null || random.chance(0.08)) return
    await this.payAtProvider(order, payNo)
    if (await this.isPaid(order)) await this.afterPayment({ order, payNo })
  }

  /** Waits for the notices, or asks at once, or changes his mind in the very moment. */
  private async payAtProvider(order: OrderDetail, payNo: string): Promise<void> {
    const { random, provider } = this.market
    const paying = provider.pay(payNo, this.market)
    if (random.chance(0.08)) await this.cancel(order)
    if (random.chance(0.4)) await this.ask(order)
    else await paying
  }

  private async ask({ id }: OrderDetail): Promise<void> {
    await this.market.api.call(query, { id }, { token: this.token })
  }

  private async isPaid({ id }: OrderDetail): Promise<boolean> {
    const outcome = await this.market.api.call(status, { id }, { token: this.token })
    return outcome.isDone && outcome.data.orderStatus === OrderStatus.paid
  }

  private async afterPayment(paid: PaidOrder): Promise<void> {
    const { random } = this.market
    const isBig = paid.order.orderType === OrderType.big
    if (isBig && random.chance(0.3)) await this.edit(paid.order)
    if (isBig && random.chance(0.3)) await this.lock(paid.order)
    else if (random.chance(0.4)) await this.giveBack(paid)
    else if (!isBig && paid.order.modelId === 'vela-7') this.linkable.push(paid)
  }

  private async edit({ id, orderType }: OrderDetail): Promise<void> {
    const change = { scope: EditScope.buyingPlan, purchaseSchemeType: PaymentPlan.finance }
    if ((await this.keyed(edit, { id, orderType, ...change })) !== null) this.record('orders edited', id)
  }

  private async lock({ id, orderType }: OrderDetail): Promise<void> {
    if ((await this.keyed(lock, { id, orderType })) !== null) this.record('orders locked', id)
  }

  private async giveBack(paid: PaidOrder): Promise<void> {
    const { id, orderType } = paid.order
    if ((await this.keyed(refund, { id, orderType, payNo: paid.payNo, ...REASON })) === null) return
    this.record('refunds applied for', id)
    this.givenBack.push(paid)
  }

  /** Applies again where the provider could not pay out, and clears away what is done with. */
  private async lookAfterRefund(): Promise<void> {
    const paid = this.market.random.chance(0.2) ? this.givenBack.shift() : undefined
    if (paid === undefined) return
    const outcome = await this.market.api.call(detail, { id: paid.order.id }, { token: this.token })
    if (!outcome.isDone) return
    if (outcome.data.statusCode === OrderStatus.refundFailed) await this.giveBack(paid)
    else if (outcome.data.statusCode === OrderStatus.refunded) await this.remove(paid.order)
    else this.givenBack.push(paid)
  }
}

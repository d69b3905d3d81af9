import { randomUUID } from 'node:crypto'
import { state, submit } from '@/wire/endpoints/evaluation'
import type { EvaluationBody } from '@/wire/schemas/evaluation'
import { confirmPickUp } from '@/wire/endpoints/order'
import type { OrderDetail } from '@/wire/schemas/order'
import { EvaluationTag } from '@/wire/enums/evaluation'
import { OrderType } from '@/wire/enums/order'
import { BackOfficeStep, type StepCall } from '../../../server/modules/backoffice/step/step-call'
import { takeStep } from '../../../server/modules/backoffice/step/take-step'
import { uploadPicture } from '../../support/customers/upload'
import { BALANCE_FEN, balanceShopper, matchTransfer } from '../money/balance-shopper'
import type { Shop } from '../money/shop'
import type { BigShopper } from '../orders/big-shopper'

/** A shopper whose car is paid for and on its way to the handover. */
export class DeliveryShopper {
  constructor(
    private readonly shop: Shop,
    readonly big: BigShopper,
    private readonly ordered: OrderDetail,
  ) {}

  get id(): string {
    return this.ordered.id
  }

  get token(): string {
    return this.big.token
  }

  order(): Promise<OrderDetail> {
    return this.big.detail(this.id)
  }

  /** The dealer reports a step. */
  report(step: BackOfficeStep, details: Partial<StepCall> = {}) {
    return takeStep(this.shop.context, randomUUID(), { step, orderNo: this.ordered.orderNo, ...details })
  }

  /** Plans the handover and returns its hour. */
  async planned(deliveryTime?: string): Promise<string> {
    await this.report(BackOfficeStep.deliveryPlanned, deliveryTime === undefined ? {} : { deliveryTime })
    const { expectedDeliveryerTime } = (await this.order()).storeInfo
    if (expectedDeliveryerTime === null) throw new Error('no handover was planned')
    return expectedDeliveryerTime
  }

  /** The car is handed over. */
  async delivered(): Promise<void> {
    await this.planned()
    await this.report(BackOfficeStep.delivered)
  }

  confirm(deliveryTime: string, token = this.token) {
    return this.shop.server.call(confirmPickUp, { id: this.id, orderType: OrderType.big, deliveryTime }, { token })
  }

  async photo(isPrivate = true): Promise<string> {
    return (await uploadPicture(this.shop.server, this.token, 'content', { isPrivate })).path
  }

  evaluation(token = this.token) {
    return this.shop.server.call(state, { id: this.id }, { token })
  }

  evaluate(changes: Partial<EvaluationBody> = {}, token = this.token) {
    return this.shop.server.call(submit, { id: this.id, ...praise, ...changes }, { token })
  }
}

/** Something to say of a delivery. */
export const praise: Omit<EvaluationBody, 'id'> = {
  stars: { car: 5, handover: 5, centre: 4 },
  tags: [EvaluationTag.cleanAndCharged, EvaluationTag.warmWelcome],
  words: 'The seats were set for all of us.',
  photos: [],
}

/** A shopper whose car is paid for (15): the bank told of the whole balance. */
export const deliveryShopper = async (shop: Shop): Promise<DeliveryShopper> => {
  const { big, order } = await balanceShopper(shop)
  await matchTransfer(shop, order.orderNo, BALANCE_FEN)
  return new DeliveryShopper(shop, big, order)
}

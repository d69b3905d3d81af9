import { randomUUID } from 'node:crypto'
import * as balance from '@/wire/endpoints/balance'
import { pay, query } from '@/wire/endpoints/payment'
import type { BalanceState } from '@/wire/schemas/balance'
import type { OrderDetail } from '@/wire/schemas/order'
import { ContractStatus, OrderStatus, OrderType } from '@/wire/enums/order'
import { PayChannel, PayMethod, SandboxOutcome } from '@/wire/enums/payment'
import { SECOND_MS } from '@/domain/time/duration'
import { BackOfficeStep } from '../../../server/modules/backoffice/step/step-call'
import { takeStep } from '../../../server/modules/backoffice/step/take-step'
import { uploadPicture } from '../../support/customers/upload'
import { bigShopper, type BigShopper } from '../orders/big-shopper'
import type { Shop } from './shop'

/** What is left of the car of `bigPlacement` after its deposit, in fen. */
export const BALANCE_FEN = 26_490_000
/** What a bank wants of it first. */
export const DOWN_PAYMENT_FEN = 8_000_000

/** A shopper whose order waits for its balance, or for its down payment. */
export class BalanceShopper {
  constructor(
    private readonly shop: Shop,
    readonly big: BigShopper,
    readonly order: OrderDetail,
  ) {}

  private with(key: string = randomUUID()) {
    return { token: this.big.token, idempotencyKey: key }
  }

  private part(amountFen: number) {
    return { id: this.order.id, orderType: OrderType.big, amountFen }
  }

  async state(): Promise<BalanceState> {
    return (await this.shop.server.call(balance.state, { id: this.order.id }, this.with())).data
  }

  detail(): Promise<OrderDetail> {
    return this.big.detail(this.order.id)
  }

  pay(amountFen: number, { channel = PayChannel.h5, key }: { channel?: PayChannel; key?: string } = {}) {
    const body = { ...this.part(amountFen), payMethod: PayMethod.wechat, channel }
    return this.shop.server.call(pay, body, this.with(key))
  }

  /** Opens a payment by WeChat Pay and answers its number. */
  async opened(amountFen: number): Promise<string> {
    const answer = await this.pay(amountFen)
    if (answer.code !== 200) throw new Error(`not opened: ${answer.msg}`)
    return answer.data.attempt.payNo
  }

  /** Pays a part by WeChat Pay and lets the notice come. */
  async paid(amountFen: number): Promise<string> {
    const payNo = await this.opened(amountFen)
    await this.big.small.decide(payNo, SandboxOutcome.success)
    await this.shop.pass(SECOND_MS)
    return payNo
  }

  alreadyPaid() {
    return this.shop.server.call(query, { id: this.order.id }, this.with())
  }

  openTransfer(amountFen: number, key?: string) {
    return this.shop.server.call(balance.openTransfer, this.part(amountFen), this.with(key))
  }

  async slip(): Promise<string> {
    return (await uploadPicture(this.shop.server, this.big.token, 'content', { isPrivate: true })).path
  }

  announce(payNo: string, slips: string[], key?: string) {
    return this.shop.server.call(balance.announceTransfer, { payNo, slips }, this.with(key))
  }

  /** Prepares a transfer, announces it with a receipt, and answers its remark. */
  async announced(amountFen: number): Promise<string> {
    const { attempt } = (await this.openTransfer(amountFen)).data
    const answer = await this.announce(attempt.payNo, [await this.slip()])
    if (answer.code !== 200) throw new Error(`not announced: ${answer.msg}`)
    return attempt.payNo
  }

  withdraw(payNo: string, key?: string) {
    return this.shop.server.call(balance.withdrawTransfer, { payNo }, this.with(key))
  }

  transfer(payNo: string) {
    return this.shop.server.call(balance.transfer, { payNo }, this.with())
  }

  openPos(amountFen: number, key?: string) {
    return this.shop.server.call(balance.openPos, this.part(amountFen), this.with(key))
  }

  pos(payNo: string) {
    return this.shop.server.call(balance.pos, { payNo }, this.with())
  }

  payment(payNo: string) {
    return this.shop.server.call(balance.payment, { payNo }, this.with())
  }
}

const put = (shop: Shop, orderId: string, status: OrderStatus, downPaymentFen: number | null) =>
  shop.server.database.query(
    'UPDATE orders SET status = $2, contract_status = $3, down_payment_fen = $4 WHERE id = $1',
    [orderId, status, ContractStatus.passed, downPaymentFen],
  )

/** Code 6 of a big order. */
export const LOCKED = OrderStatus.closed

/** A shopper whose order stands there, from its paid deposit on; what led there from the lock on is tested elsewhere. */
export const shopperAt = async (
  shop: Shop,
  status: OrderStatus,
  downPaymentFen: number | null = null,
): Promise<BalanceShopper> => {
  const shopper = await bigShopper(shop)
  const order = status === OrderStatus.paid ? await shopper.paidOrder() : await shopper.lockedOrder()
  if (order.statusCode !== status) await put(shop, order.id, status, downPaymentFen)
  return new BalanceShopper(shop, shopper, order)
}

/** A shopper with a signed contract, who owes the balance (8). */
export const balanceShopper = (shop: Shop): Promise<BalanceShopper> => shopperAt(shop, OrderStatus.pendingFinalPayment)

/** A shopper whose loan is approved, who owes the down payment (13). */
export const downPaymentShopper = (shop: Shop): Promise<BalanceShopper> =>
  shopperAt(shop, OrderStatus.pendingDownPayment, DOWN_PAYMENT_FEN)

/** The bank tells of a transfer; `name` is an order's number or a transfer's remark. */
export const matchTransfer = (
  shop: Shop,
  name: string,
  amountFen: number,
  { reference = randomUUID(), ...words }: { reference?: string; short?: true; more?: true } = {},
) =>
  takeStep(shop.context, randomUUID(), {
    step: BackOfficeStep.transferMatched,
    orderNo: name,
    amountFen,
    reference,
    ...words,
  })

type TillStep = typeof BackOfficeStep.posTaken | typeof BackOfficeStep.posDeclined | typeof BackOfficeStep.posPaid

/** A till tells of a code. */
export const till = (
  shop: Shop,
  step: TillStep,
  code: string,
  receipt: { amountFen?: number; reference?: string } = {},
) => takeStep(shop.context, randomUUID(), { step, orderNo: code, ...receipt })

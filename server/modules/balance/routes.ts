import type { FastifyInstance } from 'fastify'
import * as endpoints from '@/wire/endpoints/balance'
import {
  AnnounceTransfer,
  BalanceState,
  BankTransfer,
  PartBody,
  PayToken,
  PayTokenQuery,
  PayTokenTarget,
  PaymentDetail,
  PaymentQuery,
  PosPayment,
} from '@/wire/schemas/balance'
import { OrderIdPayload } from '@/wire/schemas/order-calls'
import { route } from '../../http/route'
import { serverContextOf } from '../../context/server-context'
import { linkAsItLeaves } from '../file/link-as-it-leaves'
import { announceTransfer } from './announce-transfer'
import { balanceState } from './balance-state'
import { openPos } from './open-pos'
import { openTransfer } from './open-transfer'
import { findOwnPayment } from './own-payment'
import { createPayToken, readPayToken } from './pay-token'
import { payeeOf } from './payee'
import { paymentDetail } from './payment-detail'
import { posPayment } from './pos-view'
import { checkTransfer, transferView } from './transfer-view'
import { withdrawTransfer } from './withdraw-transfer'

/** Paying a balance or a down payment in parts (extensions; docs/rules/money-and-orders.md). */
export const balanceModule = (app: FastifyInstance): void => {
  const { database, clock, secret } = app
  const context = serverContextOf(app)
  const needs = { payee: () => payeeOf(app.environment) }
  linkAsItLeaves(app, BankTransfer, (transfer, link) => ({
    ...transfer,
    slips: transfer.slips.map(({ path }) => ({ path, url: link(path) })),
  }))

  /** What is left of the balance, what is being checked, and which ways take how much. */
  route(app, endpoints.state, {
    schema: { request: OrderIdPayload, reply: BalanceState },
    handler: ({ userId, payload }) => balanceState(database, userId, payload.id),
  })

  /** One payment of one's own; another user's is 404. */
  route(app, endpoints.payment, {
    schema: { request: PaymentQuery, reply: PaymentDetail },
    handler: ({ userId, payload }) => paymentDetail(database, userId, payload.payNo),
  })

  /** Payee, account and remark of a transfer; 409 or 422 when this amount cannot be paid now. */
  route(app, endpoints.openTransfer, {
    schema: { request: PartBody, reply: BankTransfer },
    handler: ({ userId, idempotencyKey: key, payload: body }) => openTransfer(context, needs, { userId, key, body }),
  })

  /** A transfer of one's own, with links to its receipts that end after ten minutes. */
  route(app, endpoints.transfer, {
    schema: { request: PaymentQuery, reply: BankTransfer },
    handler: async ({ userId, payload }) => {
      const { attempt } = await findOwnPayment(database, userId, payload.payNo)
      checkTransfer(attempt)
      return transferView(needs, attempt)
    },
  })

  /** "I have transferred", with receipts; 409 unless the transfer is prepared and fits what is left. */
  route(app, endpoints.announceTransfer, {
    schema: { request: AnnounceTransfer, reply: BankTransfer },
    handler: ({ userId, idempotencyKey: key, payload: body }) =>
      announceTransfer(context, needs, { userId, key, body }),
  })

  /** Takes a transfer back; 409 once it is matched. */
  route(app, endpoints.withdrawTransfer, {
    schema: { request: PaymentQuery, reply: BankTransfer },
    handler: ({ userId, idempotencyKey: key, payload: body }) =>
      withdrawTransfer(context, needs, { userId, key, body }),
  })

  /** A code for the till, good for fifteen minutes. */
  route(app, endpoints.openPos, {
    schema: { request: PartBody, reply: PosPayment },
    handler: ({ userId, idempotencyKey: key, payload: body }) => openPos(context, { userId, key, body }),
  })

  /** Where the payment at the till stands; polled by the page. */
  route(app, endpoints.pos, {
    schema: { request: PaymentQuery, reply: PosPayment },
    handler: ({ userId, payload }) => posPayment(database, userId, payload.payNo),
  })

  /** A token for another client of the same shopper. */
  route(app, endpoints.createPayToken, {
    schema: { request: OrderIdPayload, reply: PayToken },
    handler: ({ userId, payload }) =>
      createPayToken({ database, secret }, { userId, orderId: payload.id }, clock.now()),
  })

  /** The order of a token; 403 once it has ended, 404 for everyone but the owner. */
  route(app, endpoints.payToken, {
    schema: { request: PayTokenQuery, reply: PayTokenTarget },
    handler: ({ userId, payload }) => readPayToken({ database, secret }, { userId, token: payload.token }, clock.now()),
  })
}

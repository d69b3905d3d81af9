import type { FastifyInstance } from 'fastify'
import { pay, query, sandboxDecide, status } from '@/wire/endpoints/payment'
import {
  PayBody,
  PaymentAttempt,
  PaymentStart,
  PaymentState,
  PaymentStateQuery,
  SandboxDecision,
} from '@/wire/schemas/payment'
import { route } from '../../http/route'
import { serverContextOf } from '../../context/server-context'
import { registerNoticeRoutes } from './provider/notice-route'
import { sessionCheckOf } from '../session/session-check'
import { paymentState, queryPayment } from './payment-state'
import { decideSandbox } from './provider/sandbox-decision'
import { startPayment } from './starting/start-payment'

/** Paying orders (extensions; docs/rules/money-and-orders.md) and the provider's notices. */
export const paymentModule = async (app: FastifyInstance): Promise<void> => {
  const context = serverContextOf(app)

  /** Starts a payment, or answers the live attempt of the order; 409 when the amount or the order's state differs. */
  route(app, pay, {
    schema: { request: PayBody, reply: PaymentStart },
    checksSession: true,
    handler: (call) => {
      const { userId, idempotencyKey: key, payload, request } = call
      return startPayment(context, { userId, key, session: sessionCheckOf(call), clientIp: request.ip }, payload)
    },
  })

  /** What the server knows of an order's payment. */
  route(app, status, {
    schema: { request: PaymentStateQuery, reply: PaymentState },
    handler: ({ userId, payload }) => paymentState(context, userId, payload),
  })

  /** "Already paid?": the provider is asked now. */
  route(app, query, {
    schema: { request: PaymentStateQuery, reply: PaymentState },
    checksSession: true,
    handler: (call) => queryPayment(context, { userId: call.userId, session: sessionCheckOf(call) }, call.payload),
  })

  /** QA's choice on the sandbox gateway; 404 where a real gateway is configured. */
  route(app, sandboxDecide, {
    schema: { request: SandboxDecision, reply: PaymentAttempt },
    checksSession: true,
    handler: (call) => decideSandbox(context, { userId: call.userId, session: sessionCheckOf(call) }, call.payload),
  })

  await registerNoticeRoutes(app, context)
}

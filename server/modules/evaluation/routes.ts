import type { FastifyInstance } from 'fastify'
import { state, submit } from '@/wire/endpoints/evaluation'
import { DeliveryEvaluation, EvaluationBody } from '@/wire/schemas/evaluation'
import { OrderIdPayload } from '@/wire/schemas/order-calls'
import { route } from '../../http/route'
import { readEvaluation } from './read-evaluation'
import { sendEvaluation } from './send-evaluation'

/** What shoppers say of a delivery, once each (extensions; docs/rules/after-the-order.md). */
export const evaluationModule = (app: FastifyInstance): void => {
  const { database, secret, clock } = app
  const needs = { database, secret }

  /** `GET /app/order/evaluation`: the delivery and what was sent of it; 404 another user's, 409 before the delivery. */
  route(app, state, {
    schema: { request: OrderIdPayload, reply: DeliveryEvaluation },
    handler: ({ userId, payload }) => readEvaluation(needs, userId, payload.id, clock.now()),
  })

  /** `POST /app/order/evaluation/submit`: once for an order; 409 for a second one, 404 for another user's order or photo. */
  route(app, submit, {
    schema: { request: EvaluationBody, reply: DeliveryEvaluation },
    handler: ({ userId, payload }) => sendEvaluation(needs, userId, payload, clock.now()),
  })
}

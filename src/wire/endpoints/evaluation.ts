import { get, post } from '../endpoint'
import type { DeliveryEvaluation, EvaluationBody } from '../schemas/evaluation'
import type { OrderIdPayload } from '../schemas/order-calls'

/** The delivery of a complete order, and the evaluation that was sent. */
export const state = get<typeof OrderIdPayload, typeof DeliveryEvaluation>('/app/order/evaluation', { extension: true })
/** Sends the one evaluation of a delivery; the same again changes nothing, another one is 409. */
export const submit = post<typeof EvaluationBody, typeof DeliveryEvaluation>('/app/order/evaluation/submit', {
  extension: true,
})

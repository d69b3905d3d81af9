import { get, post } from '../endpoint'
import type { DeliveryEvaluation, EvaluationStars } from '../schemas/evaluation'
import type { EvaluationTag } from '../enums/evaluation'

/** `photos` are paths of own private uploads. */
export interface EvaluationBody {
  id: string
  stars: EvaluationStars
  tags: EvaluationTag[]
  words: string
  photos: string[]
}

/** The delivery of a complete order, and the evaluation that was sent. */
export const state = get<{ id: string }, DeliveryEvaluation>('/app/order/evaluation', {
  access: 'login',
  extension: true,
})
/** Sends the one evaluation of a delivery; the same again changes nothing, another one is 409. */
export const submit = post<EvaluationBody, DeliveryEvaluation>('/app/order/evaluation/submit', {
  access: 'login',
  extension: true,
})

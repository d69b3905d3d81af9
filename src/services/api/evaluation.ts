import * as endpoints from '@/wire/endpoints/evaluation'
import type { EvaluationBody, DeliveryEvaluation, SentEvaluation } from '@/wire/schemas/evaluation'
import { checkSameId } from '@/domain/same-id'
import { staticUrl } from '../environment'
import { call, type CallOptions } from '../request/call'

const withAddresses = (sent: SentEvaluation): SentEvaluation => ({
  ...sent,
  photos: sent.photos.map((photo) => ({ ...photo, url: staticUrl(photo.url) })),
})

const withPictures = (evaluation: DeliveryEvaluation): DeliveryEvaluation => ({
  ...evaluation,
  carPoster: staticUrl(evaluation.carPoster),
  sent: evaluation.sent && withAddresses(evaluation.sent),
})

/** The delivery of an order, and what was sent of it (extension). Throws as `call`: orderNotFound, deliveryNotDone. */
export const fetchEvaluation = async (id: string, options?: CallOptions): Promise<DeliveryEvaluation> =>
  withPictures(checkSameId(id, await call(endpoints.state, { id }, options)))

/**
 * Sends the one evaluation of a delivery (extension). The same again is no error.
 *
 * @throws ApiError as `call`: alreadyEvaluated when another one was sent, deliveryNotDone, fileNotFound.
 */
export const sendEvaluation = async (body: EvaluationBody, options?: CallOptions): Promise<DeliveryEvaluation> =>
  withPictures(checkSameId(body.id, await call(endpoints.submit, body, options)))

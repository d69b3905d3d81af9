import type { EvaluationItem, EvaluationTag } from '../enums/evaluation'

/** Whole stars for each item, 1 to 5. */
export type EvaluationStars = Record<EvaluationItem, number>

/** A photo of an evaluation; only its owner gets an address, which ends after ten minutes. */
export interface EvaluationPhoto {
  path: string
  url: string
}

/** An evaluation as it was sent (extension); `sentTime` is Shanghai wall time. */
export interface SentEvaluation {
  stars: EvaluationStars
  tags: EvaluationTag[]
  words: string
  photos: EvaluationPhoto[]
  sentTime: string
}

/** The delivery that is evaluated, and what was sent of it already (extension). `id` is the order's. */
export interface DeliveryEvaluation {
  id: string
  modelName: string
  carPoster: string
  centreName: string | null
  deliveredTime: string | null
  sent: SentEvaluation | null
}

import { Type, type Static } from 'typebox'
import { EvaluationLimit, EvaluationTag } from '../enums/evaluation'
import { idText, nullable, text, uploadPath, valueOf, wallTime } from './parts'

const star = () => Type.Integer({ minimum: 1, maximum: EvaluationLimit.stars })

/** Whole stars for each item. */
export const EvaluationStars = Type.Object({ car: star(), handover: star(), centre: star() })
export type EvaluationStars = Static<typeof EvaluationStars>

const words = {
  stars: EvaluationStars,
  tags: Type.Array(valueOf(EvaluationTag), { uniqueItems: true, maxItems: Object.keys(EvaluationTag).length }),
  words: Type.String({ maxLength: EvaluationLimit.words }),
}

/** A photo of an evaluation. */
const EvaluationPhoto = Type.Object({
  path: text(),
  url: text('Only for its owner; ends after ten minutes'),
})

/** An evaluation as it was sent (extension). */
export const SentEvaluation = Type.Object({ ...words, photos: Type.Array(EvaluationPhoto), sentTime: wallTime() })
export type SentEvaluation = Static<typeof SentEvaluation>

/** The delivery that is evaluated, and what was sent of it already (extension). */
export const DeliveryEvaluation = Type.Object({
  id: text('Id of the order'),
  modelName: text(),
  carPoster: text(),
  centreName: nullable(text()),
  deliveredTime: nullable(wallTime()),
  sent: nullable(SentEvaluation, 'until an evaluation is sent'),
})
export type DeliveryEvaluation = Static<typeof DeliveryEvaluation>

export const EvaluationBody = Type.Object({
  id: idText('Id of the order'),
  ...words,
  photos: Type.Array(uploadPath(), {
    uniqueItems: true,
    maxItems: EvaluationLimit.photos,
    description: 'Paths of one’s own private uploads',
  }),
})
export type EvaluationBody = Static<typeof EvaluationBody>

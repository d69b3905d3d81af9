import { Type } from 'typebox'
import { EvaluationLimit, EvaluationTag } from '@/wire/enums/evaluation'
import { nullable, valueOf } from '../../http/schemas'
import { idText } from '../order/schemas'

const MAX_PATH_LENGTH = 200

const text = Type.String()
const star = Type.Integer({ minimum: 1, maximum: EvaluationLimit.stars })
const said = {
  stars: Type.Object({ car: star, handover: star, centre: star }),
  tags: Type.Array(valueOf(EvaluationTag), { uniqueItems: true, maxItems: Object.keys(EvaluationTag).length }),
  words: Type.String({ maxLength: EvaluationLimit.words }),
}

export const evaluationBody = Type.Object({
  id: idText,
  ...said,
  photos: Type.Array(Type.String({ minLength: 1, maxLength: MAX_PATH_LENGTH }), {
    uniqueItems: true,
    maxItems: EvaluationLimit.photos,
  }),
})

export const deliveryEvaluationReply = Type.Object({
  id: text,
  modelName: text,
  carPoster: text,
  centreName: nullable(text),
  deliveredTime: nullable(text),
  sent: nullable(Type.Object({ ...said, photos: Type.Array(Type.Object({ path: text, url: text })), sentTime: text })),
})

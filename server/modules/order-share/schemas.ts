import { Type } from 'typebox'
import { SharedStage } from '@/wire/enums/order-share'
import { nullable, valueOf } from '../../http/schemas'
import { attribute } from '../order/schemas'

const MAX_TOKEN_LENGTH = 64

const text = Type.String()

export const tokenQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: MAX_TOKEN_LENGTH }) })
export const orderShareReply = Type.Object({ id: text, token: text, expireTime: text })
export const revokedReply = Type.Object({ id: text })
export const sharedOrderReply = Type.Object({
  modelId: text,
  modelName: text,
  versionName: nullable(text),
  carPoster: text,
  attributeInfoList: Type.Array(attribute),
  buyer: nullable(text),
  stage: valueOf(SharedStage),
  expireTime: text,
})

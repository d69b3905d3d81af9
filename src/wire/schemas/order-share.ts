import { Type, type Static } from 'typebox'
import { OrderType } from '../enums/order'
import { SharedStage } from '../enums/order-share'
import { OrderAttribute } from './order'
import { nullable, text, valueOf, wallTime } from './parts'

const MAX_TOKEN_LENGTH = 64

/** A link to an order for reading (extension). */
export const OrderShare = Type.Object({
  id: text('Id of the order'),
  token: text('Only this reply holds it'),
  expireTime: wallTime(),
})
export type OrderShare = Static<typeof OrderShare>

/** What anyone with the link sees of an order (extension): the car and how far it is. No amount, number, place or paper. */
export const SharedOrder = Type.Object({
  orderType: valueOf(OrderType),
  modelId: text(),
  modelName: text(),
  versionName: nullable(text(), 'for an order without a configured car'),
  carPoster: text(),
  attributeInfoList: Type.Array(OrderAttribute),
  buyer: nullable(text('One letter of the name: "Z**"'), 'for an enterprise, or where no buyer is known'),
  stage: valueOf(SharedStage),
  expireTime: wallTime(),
})
export type SharedOrder = Static<typeof SharedOrder>

export const ShareTokenQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: MAX_TOKEN_LENGTH }) })

import type { SharedStage } from '../enums/order-share'
import type { OrderAttribute } from './order'

/** A link to an order for reading (extension). Only this reply holds the token; it ends at `expireTime`, Shanghai time. */
export interface OrderShare {
  id: string
  token: string
  expireTime: string
}

/**
 * What anyone with the link sees of an order (extension): the car and how far it is. No amount, number, place or paper,
 * and of the buyer one letter: "Z**", null for an enterprise or where none is known.
 */
export interface SharedOrder {
  modelId: string
  modelName: string
  versionName: string | null
  carPoster: string
  attributeInfoList: OrderAttribute[]
  buyer: string | null
  stage: SharedStage
  expireTime: string
}

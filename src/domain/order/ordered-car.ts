import type { OrderDetail } from '@/wire/schemas/order'
import { listed } from '@/language/listed'
import { carName } from './ordered-parts'

/** A car as an order shows it. */
export interface ShownCar {
  /** "Vela 7 Long Range". */
  name: string
  /** What was chosen: "Pine Green, Arc 10, Dune, 2 option packs". */
  summary: string
  picture: string
  totalFen: number
}

type Ordered = Pick<OrderDetail, 'modelName' | 'versionInfo' | 'attributeInfoList' | 'carPoster' | 'modelTotalPrice'>

/** The car of an order, by the names and the price it was ordered with, with the model's own picture. */
export const orderedCar = ({
  modelName,
  versionInfo,
  attributeInfoList,
  carPoster,
  modelTotalPrice,
}: Ordered): ShownCar => ({
  name: carName(modelName, versionInfo?.displayName),
  summary: listed(attributeInfoList.map(({ displayName }) => displayName)),
  picture: carPoster,
  totalFen: modelTotalPrice,
})

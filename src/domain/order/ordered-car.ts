import type { ConfigurationChoice } from '@/wire/schemas/configuration'
import type { OrderDetail } from '@/wire/schemas/order'
import type { ModelDetail } from '@/wire/schemas/vehicle'
import { CarView } from '@/wire/enums/vehicle'
import { listed } from '@/language/listed'
import { stillOf } from '../configuration/stills'
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

type Ordered = Pick<OrderDetail, 'modelName' | 'versionInfo' | 'attributeInfoList' | 'sidePicture' | 'modelTotalPrice'>

/** What was chosen of the car of an order. */
export const orderedChoice = ({ versionInfo, attributeInfoList }: Ordered): ConfigurationChoice => ({
  pnoTwelve: versionInfo?.pnoTwelve ?? '',
  options: attributeInfoList.map(({ attributeNo }) => attributeNo),
})

/**
 * The car of an order, by the names and the price it was ordered with: from its side and in its own paint where its
 * model is still offered, else as the order keeps it.
 */
export const orderedCar = (order: Ordered, model?: Pick<ModelDetail, 'stills'>): ShownCar => ({
  name: carName(order.modelName, order.versionInfo?.displayName),
  summary: listed(order.attributeInfoList.map(({ displayName }) => displayName)),
  picture: (model && stillOf(model.stills, orderedChoice(order).options, CarView.side)?.picture) ?? order.sidePicture,
  totalFen: order.modelTotalPrice,
})

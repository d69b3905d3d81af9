import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { draftOf, keepOrderDraft } from '@/services/configuration/draft'
import { open } from '@/services/navigation/open'
import type { OfferedCar } from './offered-car'
import type { CarLink } from './wanted-car'

const SUMMARY = 'pages/ConfigView/ConfigView'
const CONFIGURATOR = 'pages/customization-car/index'

/** Opens the very car that a link orders, to see and change it: as it was configured, or else where it is configured. */
export const reviewCar = ({ saved, share }: CarLink, { modelId, pnoTwelve }: ConfigurationSnapshot): void => {
  if (saved !== undefined || share !== undefined)
    void open(SUMMARY, { ...(saved && { saved }), ...(share && { share }) })
  else if (draftOf(modelId)) void open(SUMMARY, { modelId })
  else void open(CONFIGURATOR, { modelId, pnoTwelve })
}

/** Opens the car that an order gets, or without one the ordered car, to be configured further for it. */
export const configureForOrder = (orderId: string, newCar: OfferedCar | null): void => {
  keepOrderDraft(orderId, newCar?.snapshot)
  void open(CONFIGURATOR, { orderId })
}

import type { ConfigurationSnapshot } from '@/wire/schemas/configuration'
import { draftOf } from '@/services/configuration/draft'
import { open } from '@/services/navigation/open'
import type { CarLink } from './wanted-car'

const SUMMARY = 'pages/ConfigView/ConfigView'

/** Opens the very car that a link orders, to see and change it: as it was configured, or else where it is configured. */
export const reviewCar = ({ saved, share }: CarLink, { modelId, pnoTwelve }: ConfigurationSnapshot): void => {
  if (saved !== undefined || share !== undefined)
    void open(SUMMARY, { ...(saved && { saved }), ...(share && { share }) })
  else if (draftOf(modelId)) void open(SUMMARY, { modelId })
  else void open('pages/customization-car/index', { modelId, pnoTwelve })
}

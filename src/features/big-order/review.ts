import { isSameChoice } from '@/domain/configuration/snapshot'
import { configurationDraft } from '@/services/configuration/draft'
import { keepConfiguration } from '@/services/configuration/kept'
import { KNOWN_PAGES } from '@/services/navigation/known-pages'
import { open } from '@/services/navigation/open'
import type { OfferedCar } from './offered-car'
import type { CarLink } from './wanted-car'

const SUMMARY = 'pages/ConfigView/ConfigView'
const CONFIGURATOR = 'pages/customization-car/index'

/** How the shopper gets to see and change the car; undefined where this release has no page for it. */
export const carReview = ({ saved, share }: CarLink, { snapshot }: OfferedCar): (() => void) | undefined => {
  const isNamed = saved !== undefined || share !== undefined
  if ((isNamed || configurationDraft.read() !== undefined) && KNOWN_PAGES.includes(SUMMARY)) {
    return () => void open(SUMMARY, { ...(saved && { saved }), ...(share && { share }) })
  }
  const { modelId, pnoTwelve } = snapshot
  return KNOWN_PAGES.includes(CONFIGURATOR) ? () => void open(CONFIGURATOR, { modelId, pnoTwelve }) : undefined
}

/**
 * How the shopper gets to configure a car further; undefined where there is no such car, or no page for it. What was being
 * configured before is saved, so that nothing is lost.
 */
export const configureFurther = (car: OfferedCar | null): (() => void) | undefined => {
  if (car === null || !KNOWN_PAGES.includes(CONFIGURATOR)) return undefined
  return () => {
    const draft = configurationDraft.read()
    if (draft && !isSameChoice(draft, car.snapshot)) keepConfiguration(draft)
    configurationDraft.write(car.snapshot)
    void open(CONFIGURATOR)
  }
}

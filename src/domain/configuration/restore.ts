import type { ConfigurationChoice, PricedOption } from '@/wire/schemas/configuration'
import { isFixedIn, placeOf, standardChoice, type Catalogue, type Chosen } from './catalogue'
import { chooseOption } from './tap'

/** An old configuration as it can be ordered today. */
export interface Restored {
  chosen: Chosen
  /** What it had and cannot have any more, by the names of its time. */
  gone: PricedOption[]
}

const isOptional = (catalogue: Catalogue, attributeNo: string): boolean => {
  const place = placeOf(catalogue, attributeNo)
  return place !== undefined && !isFixedIn(place.group, place.option)
}

/**
 * Opens a configuration that was saved or shared earlier. Each of its options that is still offered is chosen again as
 * long as that drives out none of the others; the rest is standard, and what is missing is named.
 *
 * @param saved - the options of then, and their names.
 */
export const restoreChoice = (
  catalogue: Catalogue,
  saved: Pick<ConfigurationChoice, 'options'> & { parts: readonly PricedOption[] },
): Restored => {
  const wanted = saved.options.filter((attributeNo) => isOptional(catalogue, attributeNo))
  const chosen = wanted.reduce<Chosen>((car, attributeNo) => {
    const outcome = chooseOption(catalogue, car, attributeNo)
    if (outcome.kind !== 'change') return car
    return wanted.some((one) => car.includes(one) && !outcome.next.includes(one)) ? car : outcome.next
  }, standardChoice(catalogue))
  return { chosen, gone: saved.parts.filter(({ attributeNo }) => !chosen.includes(attributeNo)) }
}

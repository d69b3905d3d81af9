import { optionsOfGroup, LOOK_GROUPS, type LookGroup } from './look-group'
import type { Catalogue, Chosen } from './catalogue'
import { chooseOption } from './tap'

/**
 * What is chosen by who gives a valid car this look, by the codes of its groups, and agrees to what that brings along.
 * What the version does not offer, or cannot have, stays as it is.
 */
export const withLook = (
  catalogue: Catalogue,
  chosen: Chosen,
  look: Readonly<Partial<Record<LookGroup, string>>>,
): Chosen =>
  LOOK_GROUPS.reduce((car: Chosen, group) => {
    const option = optionsOfGroup(catalogue, group).find(({ code }) => code === look[group])
    const outcome = option && chooseOption(catalogue, car, option.attributeNo)
    return outcome?.kind === 'change' ? outcome.next : car
  }, chosen)

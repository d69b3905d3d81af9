import { SelectionMode } from '@/wire/enums/vehicle'
import { findOption, groupOf, type Catalogue, type Chosen } from '@/domain/configuration/catalogue'
import { optionsOfGroup, type LookGroup } from '@/domain/configuration/look-group'
import { messages } from '../messages'

/** What an option is called; the number of one that the version does not offer. */
export const nameOf = (catalogue: Catalogue, attributeNo: string): string =>
  findOption(catalogue, attributeNo)?.displayName ?? attributeNo

/** "the Comfort pack", but "Pine Green": what any number may be chosen of is a thing, the rest are looks. */
export const theName = (catalogue: Catalogue, attributeNo: string): string => {
  const name = nameOf(catalogue, attributeNo)
  return groupOf(catalogue, attributeNo)?.selectionMode === SelectionMode.multiple ? messages.the(name) : name
}

/** The option of a group that is in the car, for groups that take one. */
export const chosenIn = (catalogue: Catalogue, chosen: Chosen, group: LookGroup) =>
  optionsOfGroup(catalogue, group).find(({ attributeNo }) => chosen.includes(attributeNo))

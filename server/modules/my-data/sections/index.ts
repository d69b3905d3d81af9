import { accountSections } from './account'
import { ordersSections } from './orders'
import { membershipSections } from './membership'
import { visitsSections } from './visits'
import { wordsSections } from './words'
import type { DataSection } from './section'

/**
 * Everything that is kept of a person, but for what is no use to them and would be to a thief: tokens, hashes, sealed
 * numbers, and the ids by which devices are told apart.
 */
export const dataSections: readonly DataSection[] = [
  ...accountSections,
  ...ordersSections,
  ...membershipSections,
  ...visitsSections,
  ...wordsSections,
]

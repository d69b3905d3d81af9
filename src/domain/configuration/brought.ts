import { OptionRuleKind } from '@/wire/enums/vehicle'
import type { Catalogue } from './catalogue'
import type { AddedCause } from './causes'
import { needsOf } from './rules'

/** An option with everything that it requires or includes, directly or not, and why each is there. */
export const broughtBy = (catalogue: Catalogue, attributeNo: string): ReadonlyMap<string, AddedCause> => {
  const brought = new Map<string, AddedCause>([[attributeNo, { kind: 'tapped' }]])
  // A map is walked in the order of insertion, and what is inserted on the way is walked too.
  for (const [by] of brought) {
    for (const { kind, otherNo, note } of needsOf(catalogue, by)) {
      if (brought.has(otherNo)) continue
      brought.set(otherNo, { kind: kind === OptionRuleKind.includes ? 'included' : 'required', by, note })
    }
  }
  return brought
}

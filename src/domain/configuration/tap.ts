import { SelectionMode } from '@/wire/enums/vehicle'
import { broughtBy } from './brought'
import { findOption, groupOf, inOrder, isFixedIn, placeOf, type Catalogue, type Chosen } from './catalogue'
import type { AddedCause, RemovedCause } from './causes'
import { describeChange, type Change } from './change'
import { emptyGroups, insteadIn } from './instead'
import { fixedAmong, lostWith, rivalry } from './lost'

/** A tap that can never lead to a car that can be built: `by` is in the way, as `note` says. */
export interface Blocked {
  kind: 'blocked'
  by: string
  note: string
}

/** What a tap on an option leads to. */
export type TapOutcome =
  | Change
  | Blocked
  /** It is in the car already. */
  | { kind: 'unchanged' }
  /** Every car of the version has it. */
  | { kind: 'fixed' }
  /** The version does not offer it. */
  | { kind: 'unknown' }

type Removals = ReadonlyMap<string, RemovedCause>
type Additions = ReadonlyMap<string, AddedCause>

const blocked = (by: string, note = ''): Blocked => ({ kind: 'blocked', by, note })

const noteOf = (cause: RemovedCause | undefined): string => (cause !== undefined && 'note' in cause ? cause.note : '')

/** Fills groups that lost their only choice; what fills them stands in the last one's place. */
const settle = (catalogue: Catalogue, before: Chosen, added: Additions, removed: Removals): Change | Blocked => {
  const causes = new Map(added)
  let next = inOrder(catalogue, [...before.filter((attributeNo) => !removed.has(attributeNo)), ...added.keys()])
  for (const group of emptyGroups(catalogue, next)) {
    const gone = group.options.find(({ attributeNo }) => removed.has(attributeNo))?.attributeNo ?? ''
    const stand = insteadIn(catalogue, next, group)
    if (stand === undefined) return blocked(gone, noteOf(removed.get(gone)))
    causes.set(stand.attributeNo, { kind: 'instead', by: gone })
    next = inOrder(catalogue, [...next, stand.attributeNo])
  }
  return describeChange(catalogue, before, next, { added: causes, removed })
}

/** What keeps an option out of every car of the version: what it brings is not offered, or not with it. */
const conflictWithin = (catalogue: Catalogue, brought: Additions): Blocked | undefined => {
  const options = [...brought.keys()]
  for (const one of options) {
    if (findOption(catalogue, one) === undefined) return blocked(one)
    const rival = options.find((other) => other !== one && rivalry(catalogue, one, other) !== undefined)
    if (rival !== undefined) return blocked(rival, noteOf(rivalry(catalogue, one, rival)))
  }
  return undefined
}

const choose = (catalogue: Catalogue, chosen: Chosen, attributeNo: string): Change | Blocked => {
  const brought = broughtBy(catalogue, attributeNo)
  const conflict = conflictWithin(catalogue, brought)
  if (conflict) return conflict

  const comes = [...brought.keys()]
  const rivals = new Map<string, RemovedCause>()
  for (const stays of chosen.filter((one) => !brought.has(one))) {
    const cause = comes.map((one) => rivalry(catalogue, one, stays)).find((found) => found !== undefined)
    if (cause) rivals.set(stays, cause)
  }
  const removed = lostWith(catalogue, chosen, rivals, comes)
  const fixed = fixedAmong(catalogue, removed)
  return fixed === undefined ? settle(catalogue, chosen, brought, removed) : blocked(fixed, noteOf(removed.get(fixed)))
}

/** What it would do to take options out of a valid car together: each leaves for its own sake. The next car is valid. */
export const dropAll = (catalogue: Catalogue, chosen: Chosen, attributeNos: Chosen): Change | Blocked => {
  const tapped = new Map(attributeNos.map((attributeNo) => [attributeNo, { kind: 'tapped' as const }]))
  const removed = lostWith(catalogue, chosen, tapped, [])
  const fixed = fixedAmong(catalogue, removed)
  return fixed === undefined
    ? settle(catalogue, chosen, new Map(), removed)
    : blocked(fixed, noteOf(removed.get(fixed)))
}

/** A tap that does nothing, or undefined if the option may come and go. */
const idle = (catalogue: Catalogue, attributeNo: string): TapOutcome | undefined => {
  const place = placeOf(catalogue, attributeNo)
  if (place === undefined) return { kind: 'unknown' }
  const { group, option } = place
  return group.selectionMode === SelectionMode.none || isFixedIn(group, option) ? { kind: 'fixed' } : undefined
}

/** What choosing an option would do to a valid car; the next car is valid. An option that is in it changes nothing. */
export const chooseOption = (catalogue: Catalogue, chosen: Chosen, attributeNo: string): TapOutcome =>
  idle(catalogue, attributeNo) ??
  (chosen.includes(attributeNo) ? { kind: 'unchanged' } : choose(catalogue, chosen, attributeNo))

/**
 * What a tap on an option would do to a valid car. Where one of a group is chosen, a tap chooses; where any number is, it
 * chooses or takes out. What the tap brings along or drives out is named with its reason; the next car is valid.
 */
export const tapOption = (catalogue: Catalogue, chosen: Chosen, attributeNo: string): TapOutcome => {
  const outcome = chooseOption(catalogue, chosen, attributeNo)
  const mode = groupOf(catalogue, attributeNo)?.selectionMode
  if (outcome.kind !== 'unchanged' || mode !== SelectionMode.multiple) return outcome
  return dropAll(catalogue, chosen, [attributeNo])
}

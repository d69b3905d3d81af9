import { SelectionMode } from '@/wire/enums/vehicle'
import { groupOf, isFixedIn, placeOf, type Catalogue, type Chosen } from './catalogue'
import type { RemovedCause } from './causes'
import { exclusionOf, needsOf, packsWith } from './rules'

type Removals = ReadonlyMap<string, RemovedCause>

const isFixed = (catalogue: Catalogue, attributeNo: string): boolean => {
  const place = placeOf(catalogue, attributeNo)
  return place !== undefined && isFixedIn(place.group, place.option)
}

/** Why an option cannot stay beside one that comes: a rule keeps them apart, or their group takes only one. */
export const rivalry = (catalogue: Catalogue, comes: string, stays: string): RemovedCause | undefined => {
  const exclusion = exclusionOf(catalogue, comes, stays)
  if (exclusion) return { kind: 'excluded', by: comes, note: exclusion.note }
  const group = groupOf(catalogue, stays)
  const isOnlyOne = group?.selectionMode === SelectionMode.single && group === groupOf(catalogue, comes)
  return isOnlyOne ? { kind: 'replaced', by: comes } : undefined
}

const followOf = (catalogue: Catalogue, stays: string, removed: Removals, left: Chosen): RemovedCause | undefined => {
  const need = needsOf(catalogue, stays).find(({ otherNo }) => removed.has(otherNo))
  if (need) return { kind: 'needed', by: need.otherNo, note: need.note }
  const packs = packsWith(catalogue, stays)
  const gone = packs.find(({ attributeNo }) => removed.has(attributeNo))
  const isElsewhere = packs.some(({ attributeNo }) => left.includes(attributeNo))
  if (!gone || isElsewhere || isFixed(catalogue, stays)) return undefined
  return { kind: 'contained', by: gone.attributeNo, note: gone.note }
}

/**
 * Every option that leaves the car together with the first ones: those that need them, and those that came with them,
 * unless an option that stays contains these, too.
 *
 * @param kept - what comes into the car with the same tap, and so never leaves with it.
 */
export const lostWith = (catalogue: Catalogue, chosen: Chosen, first: Removals, kept: Chosen): Removals => {
  const removed = new Map(first)
  for (;;) {
    const left = [...chosen, ...kept].filter((attributeNo) => !removed.has(attributeNo))
    const next = left
      .filter((attributeNo) => !kept.includes(attributeNo))
      .map((attributeNo) => ({ attributeNo, cause: followOf(catalogue, attributeNo, removed, left) }))
      .find(({ cause }) => cause !== undefined)
    if (next?.cause === undefined) return removed
    removed.set(next.attributeNo, next.cause)
  }
}

/** An option that every car of the version has, among those that would leave. */
export const fixedAmong = (catalogue: Catalogue, removed: Removals): string | undefined =>
  [...removed.keys()].find((attributeNo) => isFixed(catalogue, attributeNo))

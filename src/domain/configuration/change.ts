import type { PricedOption } from '@/wire/schemas/configuration'
import type { Catalogue, Chosen } from './catalogue'
import type { AddedCause, RemovedCause } from './causes'
import { pricedOptions, totalFen } from './price'

/** An option that comes with a tap, with what it costs in the new car. */
export interface Added extends PricedOption {
  cause: AddedCause
}

/** An option that leaves with a tap, with what it cost in the old car. */
export interface Removed extends PricedOption {
  cause: RemovedCause
}

/** An option that stays and now costs something else, because what contains it came or went. */
export interface Repriced extends PricedOption {
  oldPriceFen: number
}

/** What a tap would do: everything that comes, leaves or changes its price, by name, and what that costs. */
export interface Change {
  kind: 'change'
  next: Chosen
  added: Added[]
  removed: Removed[]
  repriced: Repriced[]
  /** What the car costs more in fen; negative for less. */
  differenceFen: number
  totalFen: number
}

const withCause = <Cause>(priced: readonly PricedOption[], causes: ReadonlyMap<string, Cause>) =>
  priced.flatMap((option) => {
    const cause = causes.get(option.attributeNo)
    return cause === undefined ? [] : [{ ...option, cause }]
  })

/** Describes the way from one car to another. */
export const describeChange = (
  catalogue: Catalogue,
  before: Chosen,
  next: Chosen,
  causes: { added: ReadonlyMap<string, AddedCause>; removed: ReadonlyMap<string, RemovedCause> },
): Change => {
  const [pricedBefore, pricedNext] = [pricedOptions(catalogue, before), pricedOptions(catalogue, next)]
  const oldPrices = new Map(pricedBefore.map(({ attributeNo, priceFen }) => [attributeNo, priceFen]))
  const nextFen = totalFen(catalogue, next)
  return {
    kind: 'change',
    next,
    added: withCause(
      pricedNext.filter(({ attributeNo }) => !oldPrices.has(attributeNo)),
      causes.added,
    ),
    removed: withCause(
      pricedBefore.filter(({ attributeNo }) => !next.includes(attributeNo)),
      causes.removed,
    ),
    repriced: pricedNext.flatMap((option) => {
      const oldPriceFen = oldPrices.get(option.attributeNo) ?? option.priceFen
      return oldPriceFen === option.priceFen ? [] : [{ ...option, oldPriceFen }]
    }),
    differenceFen: nextFen - totalFen(catalogue, before),
    totalFen: nextFen,
  }
}

const PLAIN_CAUSES = ['tapped', 'replaced'] as const

/**
 * Whether a change does more than its tap says, so that the shopper is asked first: something else comes or leaves. One
 * paint for another is plain; a pack that needs another pack is not.
 */
export const needsConsent = ({ added, removed }: Change): boolean =>
  [...added, ...removed].some(({ cause }) => !PLAIN_CAUSES.some((plain) => plain === cause.kind))

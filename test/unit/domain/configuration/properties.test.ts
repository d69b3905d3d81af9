import fc from 'fast-check'
import { SelectionMode } from '@/wire/enums/vehicle'
import { isFixedIn, optionsOf, standardChoice, type Catalogue, type Chosen } from '@/domain/configuration/catalogue'
import { configurationFaults } from '@/domain/configuration/faults'
import { pnoEighteen } from '@/domain/configuration/pno-eighteen'
import { pricedOptions, totalFen } from '@/domain/configuration/price'
import { restoreChoice } from '@/domain/configuration/restore'
import { chooseOption, dropAll, tapOption, type TapOutcome } from '@/domain/configuration/tap'
import { catalogues, configured } from '../../../support/samples/random-catalogue'

const sum = (amountsFen: readonly number[]): number => amountsFen.reduce((total, amountFen) => total + amountFen, 0)
const pricesOf = (options: readonly { priceFen: number }[]): number[] => options.map(({ priceFen }) => priceFen)

const everyTap = ({ catalogue, chosen }: { catalogue: Catalogue; chosen: Chosen }): TapOutcome[] =>
  optionsOf(catalogue).map(({ attributeNo }) => tapOption(catalogue, chosen, attributeNo))

/** Chooses options one after another; undefined as soon as one of them cannot be chosen. */
const chooseAll = (catalogue: Catalogue, options: readonly string[]): Chosen | undefined =>
  options.reduce<Chosen | undefined>((car, attributeNo) => {
    if (car === undefined) return undefined
    const outcome = chooseOption(catalogue, car, attributeNo)
    if (outcome.kind === 'change') return outcome.next
    return outcome.kind === 'blocked' ? undefined : car
  }, standardChoice(catalogue))

describe('whatever the catalogue', () => {
  it('every offered tap leads to a valid configuration', () => {
    fc.assert(
      fc.property(configured, ({ catalogue, chosen }) => {
        expect(configurationFaults(catalogue, chosen)).toEqual([])
        for (const outcome of everyTap({ catalogue, chosen })) {
          if (outcome.kind === 'change') expect(configurationFaults(catalogue, outcome.next)).toEqual([])
        }
      }),
    )
  })

  it('a group whose free options are taken out together has none of them left', () => {
    fc.assert(
      fc.property(configured, ({ catalogue, chosen }) => {
        for (const group of catalogue.optionGroups.filter(
          ({ selectionMode }) => selectionMode === SelectionMode.multiple,
        )) {
          const free = group.options
            .filter((option) => chosen.includes(option.attributeNo) && !isFixedIn(group, option))
            .map(({ attributeNo }) => attributeNo)
          const outcome = dropAll(catalogue, chosen, free)
          if (outcome.kind === 'blocked') continue
          expect(outcome.next.filter((one) => free.includes(one))).toEqual([])
          expect(configurationFaults(catalogue, outcome.next)).toEqual([])
        }
      }),
    )
  })

  it('the order of taps does not matter for a valid end state', () => {
    const orders = configured.chain(({ catalogue, chosen }) =>
      fc.tuple(fc.constant({ catalogue, chosen }), fc.shuffledSubarray([...chosen], { minLength: chosen.length })),
    )
    fc.assert(
      fc.property(orders, ([{ catalogue, chosen }, order]) => {
        const reached = chooseAll(catalogue, order)
        fc.pre(reached !== undefined)
        expect(reached).toEqual(chosen)
      }),
    )
  })

  it('the total is the version and its parts, and a difference is all that comes, leaves and changes its price', () => {
    fc.assert(
      fc.property(configured, ({ catalogue, chosen }) => {
        const before = totalFen(catalogue, chosen)
        expect(before).toBe(catalogue.priceFen + sum(pricesOf(pricedOptions(catalogue, chosen))))
        for (const outcome of everyTap({ catalogue, chosen })) {
          if (outcome.kind !== 'change') continue
          const { added, removed, repriced, differenceFen } = outcome
          const changes = repriced.map(({ priceFen, oldPriceFen }) => priceFen - oldPriceFen)
          expect(differenceFen).toBe(sum(pricesOf(added)) - sum(pricesOf(removed)) + sum(changes))
          expect(outcome.totalFen).toBe(before + differenceFen)
        }
      }),
    )
  })

  it('names exactly the options by which the two cars differ', () => {
    fc.assert(
      fc.property(configured, ({ catalogue, chosen }) => {
        for (const outcome of everyTap({ catalogue, chosen })) {
          if (outcome.kind !== 'change') continue
          const { next, added, removed } = outcome
          expect(added.map(({ attributeNo }) => attributeNo)).toEqual(next.filter((one) => !chosen.includes(one)))
          expect(removed.map(({ attributeNo }) => attributeNo)).toEqual(chosen.filter((one) => !next.includes(one)))
        }
      }),
    )
  })

  it('choosing again what a tap and its conflicts led to changes nothing', () => {
    fc.assert(
      fc.property(configured, ({ catalogue, chosen }) => {
        for (const { attributeNo } of optionsOf(catalogue)) {
          const outcome = chooseOption(catalogue, chosen, attributeNo)
          if (outcome.kind !== 'change') continue
          expect(outcome.next).toContain(attributeNo)
          expect(chooseOption(catalogue, outcome.next, attributeNo)).toEqual({ kind: 'unchanged' })
        }
      }),
    )
  })

  it('a configuration is restored as it was while the catalogue stays the same', () => {
    fc.assert(
      fc.property(configured, ({ catalogue, chosen }) => {
        fc.pre(chooseAll(catalogue, chosen) !== undefined)
        const saved = { options: [...chosen], parts: pricedOptions(catalogue, chosen) }
        expect(restoreChoice(catalogue, saved)).toEqual({ chosen, gone: [] })
      }),
    )
  })

  it('an old configuration opens as a valid car in any other catalogue', () => {
    fc.assert(
      fc.property(configured, catalogues, ({ catalogue, chosen }, today) => {
        const saved = { options: [...chosen], parts: pricedOptions(catalogue, chosen) }
        expect(configurationFaults(today, restoreChoice(today, saved).chosen)).toEqual([])
      }),
    )
  })

  it('two cars have the same pnoEighteen only if they are the same', () => {
    fc.assert(
      fc.property(configured, ({ catalogue, chosen }) => {
        for (const outcome of everyTap({ catalogue, chosen })) {
          if (outcome.kind !== 'change') continue
          expect(pnoEighteen(catalogue, outcome.next)).toHaveLength(18)
          expect(pnoEighteen(catalogue, outcome.next)).not.toBe(pnoEighteen(catalogue, chosen))
        }
      }),
    )
  })
})

import fc from 'fast-check'
import type { OptionRule } from '@/wire/schemas/vehicle'
import { OptionRuleKind, SelectionMode } from '@/wire/enums/vehicle'
import { optionsOf, standardChoice, type Catalogue } from '@/domain/configuration/catalogue'
import { configurationFaults } from '@/domain/configuration/faults'
import { tapOption } from '@/domain/configuration/tap'
import { makeGroup, makeOption, rule } from './catalogue'

const priceYuan = fc.integer({ min: 0, max: 20_000 })

const singleGroup = (name: string) =>
  fc.tuple(fc.array(priceYuan, { minLength: 1, maxLength: 4 }), fc.nat(3)).map(([prices, standard]) =>
    makeGroup(
      name,
      SelectionMode.single,
      prices.map((price, index) => {
        const isStandard = index === standard % prices.length
        return makeOption(`${name}${index}`, isStandard ? 0 : price, { isStandard, factoryNo: index })
      }),
    ),
  )

const multipleGroup = (name: string) =>
  fc.array(fc.tuple(priceYuan, fc.boolean()), { minLength: 1, maxLength: 7 }).map((rows) =>
    makeGroup(
      name,
      SelectionMode.multiple,
      rows.map(([price, mayBeStandard], index) => {
        const isStandard = mayBeStandard && index === 0
        return makeOption(`${name}${index}`, isStandard ? 0 : price, { isStandard, factoryNo: index })
      }),
    ),
  )

const ruleSeeds = fc.array(fc.tuple(fc.constantFrom(...Object.values(OptionRuleKind)), fc.nat(99), fc.nat(99)), {
  maxLength: 8,
})

const rulesFrom = (catalogue: Catalogue, seeds: readonly [OptionRuleKind, number, number][]): OptionRule[] => {
  const options = optionsOf(catalogue)
  const packs =
    catalogue.optionGroups.find(({ selectionMode }) => selectionMode === SelectionMode.multiple)?.options ?? []
  return seeds.flatMap(([kind, from, to]) => {
    // Only a pack contains things: what a paint or a wheel brought would stay behind unpaid when it is replaced.
    const sources = kind === OptionRuleKind.includes ? packs : options
    const [one, other] = [sources[from % sources.length], options[to % options.length]]
    return one === undefined || other === undefined || one === other
      ? []
      : [rule(kind, one.attributeNo, other.attributeNo)]
  })
}

/** Versions with any rules whatever, as long as the standard car can be built. */
export const catalogues: fc.Arbitrary<Catalogue> = fc
  .tuple(singleGroup('paint'), singleGroup('wheel'), multipleGroup('pack'), ruleSeeds)
  .map(([paint, wheel, packs, seeds]) => {
    const optionGroups = [
      paint,
      wheel,
      packs,
      makeGroup('fixed', SelectionMode.none, [makeOption('fixed0', 0, { isStandard: true, factoryNo: 7 })]),
    ]
    const catalogue = { pnoTwelve: 'VL7R80226A02', priceFen: 25_990_000, optionGroups, rules: [] }
    return { ...catalogue, rules: rulesFrom(catalogue, seeds) }
  })
  .filter((catalogue) => configurationFaults(catalogue, standardChoice(catalogue)).length === 0)

const pick = (catalogue: Catalogue, index: number): string => {
  const options = optionsOf(catalogue)
  return options[index % options.length]?.attributeNo ?? ''
}

/** A version and a car that some taps led to, beginning with the standard one. */
export const configured = fc.tuple(catalogues, fc.array(fc.nat(99), { maxLength: 12 })).map(([catalogue, taps]) => {
  const chosen = taps.reduce((car, index) => {
    const outcome = tapOption(catalogue, car, pick(catalogue, index))
    return outcome.kind === 'change' ? outcome.next : car
  }, standardChoice(catalogue))
  return { catalogue, chosen }
})

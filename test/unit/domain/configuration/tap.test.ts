import { standardChoice } from '@/domain/configuration/catalogue'
import { needsConsent, type Change } from '@/domain/configuration/change'
import { dropAll, tapOption } from '@/domain/configuration/tap'
import { OptionRuleKind } from '@/wire/enums/vehicle'
import { makeCatalogue, rule } from '../../../support/samples/catalogue'

const catalogue = makeCatalogue()
const standard = standardChoice(catalogue)

const changed = (chosen: readonly string[], attributeNo: string): Change => {
  const outcome = tapOption(catalogue, chosen, attributeNo)
  if (outcome.kind !== 'change') throw new Error(`${attributeNo} changes nothing: ${outcome.kind}`)
  return outcome
}

const after = (...taps: string[]): readonly string[] =>
  taps.reduce<readonly string[]>((car, attributeNo) => changed(car, attributeNo).next, standard)

const names = (options: readonly { displayName: string }[]): string[] => options.map(({ displayName }) => displayName)

describe('a tap on an option', () => {
  it('puts one paint in place of the other without a question', () => {
    const change = changed(standard, 'green')
    expect(change.next).toContain('green')
    expect(change.removed).toEqual([
      expect.objectContaining({ attributeNo: 'white', cause: { kind: 'replaced', by: 'green' } }),
    ])
    expect(change.differenceFen).toBe(600_000)
    expect(needsConsent(change)).toBe(false)
  })

  it('names what it needs, what that costs, and asks first', () => {
    const change = changed(standard, 'lounge')
    expect(change.added).toEqual([
      expect.objectContaining({
        displayName: 'comfort',
        priceFen: 1_200_000,
        cause: { kind: 'required', by: 'lounge', note: 'lounge requires comfort' },
      }),
      expect.objectContaining({ displayName: 'lounge', priceFen: 1_500_000, cause: { kind: 'tapped' } }),
      expect.objectContaining({
        displayName: 'winter',
        priceFen: 0,
        cause: expect.objectContaining({ kind: 'included' }),
      }),
    ])
    expect(change.differenceFen).toBe(2_700_000)
    expect(needsConsent(change)).toBe(true)
  })

  it('makes what it contains free, also when that was paid for before', () => {
    const change = changed(after('comfort', 'winter'), 'lounge')
    expect(change.repriced).toEqual([
      expect.objectContaining({ attributeNo: 'winter', priceFen: 0, oldPriceFen: 360_000 }),
    ])
    expect(change.differenceFen).toBe(1_500_000 - 360_000)
  })

  it('takes out what cannot be with it, and puts the standard one in the place of a paint', () => {
    const change = changed(after('green'), 'night')
    expect(names(change.removed)).toEqual(['green'])
    expect(change.removed[0]?.cause).toEqual({ kind: 'excluded', by: 'night', note: 'night excludes green' })
    expect(change.added).toContainEqual(
      expect.objectContaining({ attributeNo: 'white', cause: { kind: 'instead', by: 'green' } }),
    )
    expect(needsConsent(change)).toBe(true)
  })

  it('holds an exclusion both ways', () => {
    expect(names(changed(after('night'), 'green').removed)).toEqual(['white', 'night'])
  })

  it('takes a pack out with what needs it and what came with it, each with its reason', () => {
    const change = changed(after('lounge'), 'comfort')
    expect(change.removed.map(({ attributeNo, cause }) => [attributeNo, cause.kind])).toEqual([
      ['comfort', 'tapped'],
      ['lounge', 'needed'],
      ['winter', 'contained'],
    ])
    expect(change.next).toEqual(standard)
  })

  it('does nothing on the paint that is chosen, on standard equipment and on what is not offered', () => {
    expect(tapOption(catalogue, standard, 'white')).toEqual({ kind: 'unchanged' })
    expect(tapOption(catalogue, standard, 'camera')).toEqual({ kind: 'fixed' })
    expect(tapOption(catalogue, standard, 'wallbox')).toEqual({ kind: 'fixed' })
    expect(tapOption(catalogue, standard, 'sunroof')).toEqual({ kind: 'unknown' })
  })

  it('is blocked, with the reason, where it would drive out standard equipment', () => {
    const strict = { ...catalogue, rules: [rule(OptionRuleKind.excludes, 'tow', 'wallbox')] }
    expect(tapOption(strict, standard, 'tow')).toEqual({ kind: 'blocked', by: 'wallbox', note: 'tow excludes wallbox' })
  })

  it('is blocked where what it needs is not offered', () => {
    const strict = { ...catalogue, rules: [rule(OptionRuleKind.requires, 'tow', 'hitch')] }
    expect(tapOption(strict, standard, 'tow')).toMatchObject({ kind: 'blocked', by: 'hitch' })
  })

  it('is blocked where what it needs cannot be together', () => {
    const rules = [rule(OptionRuleKind.requires, 'tow', 'night'), rule(OptionRuleKind.excludes, 'night', 'tow')]
    expect(tapOption({ ...catalogue, rules }, standard, 'tow')).toMatchObject({
      kind: 'blocked',
      note: 'night excludes tow',
    })
  })

  it('is blocked where nothing can stand in for the wheels it drives out', () => {
    const rules = ['aero', 'arc', 'turbine'].map((wheel) => rule(OptionRuleKind.excludes, 'tow', wheel))
    expect(tapOption({ ...catalogue, rules }, standard, 'tow')).toMatchObject({ kind: 'blocked', by: 'arc' })
  })
})

it('options that are taken out together leave each for its own sake, with what still comes of it', () => {
  const change = dropAll(catalogue, after('lounge', 'tow'), ['comfort', 'lounge', 'tow'])
  expect(change).toMatchObject({ kind: 'change', next: standard, added: [] })
  expect('removed' in change && change.removed.map(({ attributeNo, cause }) => [attributeNo, cause.kind])).toEqual([
    ['comfort', 'tapped'],
    ['lounge', 'tapped'],
    ['winter', 'contained'],
    ['tow', 'tapped'],
  ])
})

import { standardChoice } from '@/domain/configuration/catalogue'
import { pricedOptions } from '@/domain/configuration/price'
import { restoreChoice } from '@/domain/configuration/restore'
import { OptionRuleKind } from '@/wire/enums/vehicle'
import { makeCatalogue, rule } from '../../../support/samples/catalogue'

const catalogue = makeCatalogue()
const saved = (options: string[]) => ({ options, parts: pricedOptions(catalogue, options) })
const dream = saved(['green', 'turbine', 'comfort', 'lounge', 'winter', 'camera', 'wallbox'])

describe('an old configuration', () => {
  it('opens as it was', () => {
    expect(restoreChoice(catalogue, dream)).toEqual({ chosen: dream.options, gone: [] })
  })

  it('names a paint that is no longer offered and opens with the standard one', () => {
    const optionGroups = catalogue.optionGroups.map((group) => ({
      ...group,
      options: group.options.filter(({ attributeNo }) => attributeNo !== 'green'),
    }))
    const { chosen, gone } = restoreChoice({ ...catalogue, optionGroups }, dream)
    expect(gone).toEqual([{ attributeNo: 'green', displayName: 'green', priceFen: 600_000 }])
    expect(chosen).toEqual(['white', 'turbine', 'comfort', 'lounge', 'winter', 'camera', 'wallbox'])
  })

  it('keeps what was chosen first where a new rule keeps two options apart, and names the other', () => {
    const rules = [...catalogue.rules, rule(OptionRuleKind.excludes, 'turbine', 'comfort')]
    const { chosen, gone } = restoreChoice({ ...catalogue, rules }, dream)
    expect(chosen).toContain('turbine')
    expect(gone.map(({ displayName }) => displayName)).toEqual(['comfort', 'lounge'])
  })

  it('gets equipment that became standard, and keeps nothing that only once existed', () => {
    expect(restoreChoice(catalogue, saved(['white', 'arc'])).chosen).toEqual(standardChoice(catalogue))
  })
})

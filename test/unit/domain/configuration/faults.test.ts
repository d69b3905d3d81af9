import type { ConfigurationFault } from '@/wire/errors'
import { standardChoice } from '@/domain/configuration/catalogue'
import { configurationFaults } from '@/domain/configuration/faults'
import { makeCatalogue, makeOption } from '../../../support/samples/catalogue'

const catalogue = makeCatalogue()
const standard = standardChoice(catalogue)
const without = (attributeNo: string): string[] => standard.filter((one) => one !== attributeNo)

describe('a configuration', () => {
  it('is valid as it leaves the factory', () => {
    expect(configurationFaults(catalogue, standard)).toEqual([])
  })

  it.each<[string, readonly string[], ConfigurationFault]>([
    ['has an unknown option', [...standard, 'sunroof'], { kind: 'unknown', attributeNo: 'sunroof' }],
    ['has no wheels', without('arc'), { kind: 'nothingChosen', attributeType: 'wheels' }],
    ['has two paints', [...standard, 'green'], { kind: 'tooManyChosen', attributeType: 'exterior' }],
    ['leaves standard equipment out', without('camera'), { kind: 'standardMissing', attributeNo: 'camera' }],
    ['leaves out what cannot be chosen', without('wallbox'), { kind: 'standardMissing', attributeNo: 'wallbox' }],
    [
      'lacks what an option needs',
      [...standard, 'lounge', 'winter'],
      { kind: 'needs', attributeNo: 'lounge', otherNo: 'comfort' },
    ],
    [
      'lacks what a pack contains',
      [...standard, 'lounge', 'comfort'],
      { kind: 'needs', attributeNo: 'lounge', otherNo: 'winter' },
    ],
    [
      'has what cannot be together',
      [...without('white'), 'green', 'night'],
      { kind: 'notWith', attributeNo: 'night', otherNo: 'green' },
    ],
  ])('is refused when it %s', (_what, chosen, fault) => {
    expect(configurationFaults(catalogue, chosen)).toEqual([fault])
  })

  it('cannot have what is only listed in a group without a choice', () => {
    const [fixed] = catalogue.optionGroups.slice(-1)
    const optionGroups = fixed ? [{ ...fixed, options: [...fixed.options, makeOption('cable')] }] : []
    const faults = configurationFaults({ ...catalogue, optionGroups, rules: [] }, ['wallbox', 'cable'])
    expect(faults).toEqual([{ kind: 'tooManyChosen', attributeType: 'charging' }])
  })
})

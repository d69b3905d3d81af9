import { standardChoice } from '@/domain/configuration/catalogue'
import { pnoEighteen } from '@/domain/configuration/pno-eighteen'
import { makeCatalogue, makeOption } from '../../../support/samples/catalogue'

const catalogue = makeCatalogue()

describe('the pnoEighteen', () => {
  it('is the version, a digit for paint and wheels, and the rest as bits', () => {
    // camera (bit 5) and wallbox (bit 6) are in every car: 96 is 2O in base 36.
    expect(pnoEighteen(catalogue, standardChoice(catalogue))).toBe('VL7R80226A0201002O')
  })

  it('tells other wheels and another pack', () => {
    expect(pnoEighteen(catalogue, ['green', 'turbine', 'comfort', 'camera', 'wallbox'])).toBe('VL7R80226A0232002P')
  })

  it('is not made of factory numbers that do not fit', () => {
    const [exterior, ...others] = catalogue.optionGroups
    const wide = {
      ...catalogue,
      optionGroups: [{ ...exterior, options: [makeOption('red', 0, { factoryNo: 36 })] }, ...others],
    }
    expect(() => pnoEighteen(wide as typeof catalogue, ['red'])).toThrow(RangeError)
  })
})

import { chooseModel } from '@/features/deposit-sale/choose-model'
import { makeModel } from '../../../support/samples/model-home'

const seven = makeModel('vela-7', [])
const nine = { ...makeModel('vela-9', []), isDefault: true }

describe('the model on the poster', () => {
  it('is the wanted one while it is on sale', () => {
    expect(chooseModel([seven, nine], 'vela-7')).toBe(seven)
  })

  it('is the default one when nothing, or nothing on sale, is wanted', () => {
    expect(chooseModel([seven, nine], undefined)).toBe(nine)
    expect(chooseModel([seven, nine], 'vela-1')).toBe(nine)
  })

  it('is the first one when none is the default', () => {
    expect(chooseModel([seven], undefined)).toBe(seven)
  })

  it('is nothing when nothing is on sale', () => {
    expect(chooseModel([], 'vela-7')).toBeUndefined()
  })
})

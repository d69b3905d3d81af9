import { BuyerType, IdDocumentType } from '@/wire/enums/buyer'
import { buyerFaults, firstFault } from '@/features/ordering/big/form/buyer-faults'
import { NEW_CHOICES, NO_NUMBERS, type FormValues } from '@/features/ordering/big/form/form-values'

const person: FormValues = { ...NEW_CHOICES, ...NO_NUMBERS, personName: 'Zhou Yining', cerNo: '11010519491231002X' }
const company: FormValues = {
  ...person,
  purchaseType: BuyerType.enterprise,
  companyName: 'Vela Fleet Ltd',
  enterpriseTaxNo: '91350100M000100Y43',
}

describe('the buyer of a car', () => {
  it.each([
    ['a person', person],
    ['a person whose number was typed with blanks and a small x', { ...person, cerNo: '110105 19491231 002x' }],
    ['an enterprise', company],
    ['a passport', { ...person, cerType: IdDocumentType.passport, cerNo: 'E12345678' }],
  ])('is complete: %s', (_who, values) => {
    expect(buyerFaults(values)).toEqual({})
  })

  it.each([
    ['no name', { ...person, personName: '  ' }, 'subjectName', 'Enter the name as it is on the document'],
    ['no company', { ...company, companyName: '' }, 'subjectName', 'Enter the registered name of the company'],
    ['no number', { ...person, cerNo: ' ' }, 'cerNo', 'Enter the number of the document'],
    [
      'a wrong check digit',
      { ...person, cerNo: '110105194912310021' },
      'cerNo',
      'Check the ID number: 18 characters, the last may be X',
    ],
    [
      'a number of another document',
      { ...person, cerType: IdDocumentType.hkMacauTravelPermit },
      'cerNo',
      'Check the number: it does not fit this kind of document',
    ],
    ['no tax number', { ...company, enterpriseTaxNo: '' }, 'enterpriseTaxNo', 'Enter the tax number of the company'],
    [
      'a wrong tax number',
      { ...company, enterpriseTaxNo: '91350100M000100Y44' },
      'enterpriseTaxNo',
      'Check the tax number: 18 letters and digits, as on the business licence',
    ],
  ] as const)('is told what to mend: %s', (_what, values, field, text) => {
    expect(buyerFaults(values)).toEqual({ [field]: text })
  })

  it('is led to the first of several fields', () => {
    expect(firstFault(buyerFaults({ ...person, personName: '', cerNo: '' }))).toBe('subjectName')
    expect(firstFault(buyerFaults(person))).toBeUndefined()
  })

  it('is not asked for the number of the other kind', () => {
    expect(buyerFaults({ ...company, cerNo: 'nonsense' })).toEqual({})
  })
})

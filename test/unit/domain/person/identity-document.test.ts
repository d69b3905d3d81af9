import { IdDocumentType } from '@/wire/enums/buyer'
import { isDocumentNo, maskDocumentNo, normalDocumentNo } from '@/domain/person/identity-document'
import { isTaxNumber } from '@/domain/person/tax-number'

describe('the number of an identity document', () => {
  it.each([
    [IdDocumentType.residentId, '11010519491231002X'],
    [IdDocumentType.passport, 'E12345678'],
    [IdDocumentType.hkMacauResidencePermit, '810000199408230021'],
    [IdDocumentType.taiwanResidencePermit, '830000199201300022'],
    [IdDocumentType.hkMacauTravelPermit, 'H1234567801'],
    [IdDocumentType.foreignerPermanentResidenceCard, 'FRA110080010101'],
  ])('is taken for type %i: %s', (type, no) => {
    expect(isDocumentNo(type, no)).toBe(true)
  })

  it.each([
    [IdDocumentType.residentId, '110105194912310021', 'its check digit is wrong'],
    [IdDocumentType.residentId, '11010519491331002X', 'nobody is born in month 13'],
    [IdDocumentType.residentId, '1101051949123100', 'it is too short'],
    [IdDocumentType.hkMacauTravelPermit, 'A12345678', 'it starts with H or M'],
    [IdDocumentType.passport, '', 'it is empty'],
  ])('is refused for type %i: %s, because %s', (type, no, why) => {
    expect({ why, isTaken: isDocumentNo(type, no) }).toEqual({ why, isTaken: false })
  })

  it('is kept without blanks and in capitals', () => {
    expect(normalDocumentNo(' 110105 19491231 002x ')).toBe('11010519491231002X')
  })

  it('shows four characters at each end, and nothing of a short one', () => {
    expect(maskDocumentNo('11010519491231002X')).toBe('1101**********002X')
    expect(maskDocumentNo('12345678')).toBe('********')
  })
})

describe('an enterprise’s tax number', () => {
  it.each(['91350100M000100Y43', '91310000MA1FL4B24G'])('is taken, and no slip of one character is: %s', (no) => {
    const mistyped = [...no].map((_, at) => no.slice(0, at) + (no.charAt(at) === '2' ? '3' : '2') + no.slice(at + 1))
    expect([isTaxNumber(no), mistyped.filter(isTaxNumber)]).toEqual([true, []])
  })

  it.each(['', '91350100M000100Y4', '91350100I000100Y43', '91350100M000100Y44'])('is refused: "%s"', (no) => {
    expect(isTaxNumber(no)).toBe(false)
  })
})

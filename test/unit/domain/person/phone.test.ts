import fc from 'fast-check'
import {
  formatMobile,
  formatServiceNumber,
  isMobile,
  maskMobile,
  serviceNumberInText,
  mobileDigits,
} from '@/domain/person/phone'

describe('a mobile number', () => {
  it.each(['13800004417', '19912345678'])('%p is one', (phone) => {
    expect(isMobile(phone)).toBe(true)
  })

  it.each([
    '',
    '12800004417',
    '1380000441',
    '138000044170',
    '138 0000 4417',
    '+8613800004417',
    '１３８００００４４１７',
  ])('%p is none', (phone) => {
    expect(isMobile(phone)).toBe(false)
  })

  it.each([
    ['', ''],
    ['138', '138'],
    ['1380', '138 0'],
    ['1380000', '138 0000'],
    ['13800004', '138 0000 4'],
    ['138-0000-4417', '138 0000 4417'],
    ['+86 138 0000 4417', '138 0000 4417'],
    ['138000044179', '138 0000 4417'],
  ])('typed as %p is shown as %p', (input, text) => {
    expect(formatMobile(input)).toBe(text)
  })

  it('keeps its digits while it is grouped', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,11}$/), (digits) => {
        expect(mobileDigits(formatMobile(digits))).toBe(digits)
      }),
    )
  })

  it('is masked in the middle', () => {
    expect(maskMobile('13800004417')).toBe('138\u00a0****\u00a04417')
  })

  it('of an unknown form shows no digit at all', () => {
    expect(maskMobile('021-5550-0126')).toBe('***-****-****')
  })
})

describe('the customer-service number', () => {
  it('is shown 3-3-4', () => {
    expect(formatServiceNumber('4008200709')).toBe('400-820-0709')
  })

  it('breaks at none of its hyphens within a sentence', () => {
    expect(serviceNumberInText('4008200709')).toBe('400\u2011820\u20110709')
  })

  it.each(['', '95555', '400-820-0709'])('%p stays as it is', (phone) => {
    expect(formatServiceNumber(phone)).toBe(phone)
  })
})

import { CancelReason } from '@/wire/enums/order'
import { readLanguageFrom } from '@/language/current'
import { anyReasonText, NO_REASON, reasonText, shownReasons, toggleReason } from '@/widgets/reason-list/reasons'

describe('the reasons for giving an order back', () => {
  it('needs at least one', () => {
    expect(reasonText(NO_REASON)).toBeNull()
  })

  it('sends fixed reasons in their agreed words', () => {
    const chosen = toggleReason(toggleReason(NO_REASON, CancelReason.otherBrand), CancelReason.appearance)
    expect(reasonText(chosen)).toBe(
      'plan to buy or bought another brand; unhappy with appearance, interior or features',
    )
  })

  it('takes a reason back that is chosen twice', () => {
    expect(toggleReason(toggleReason(NO_REASON, CancelReason.waiting), CancelReason.waiting)).toEqual(NO_REASON)
  })

  it.each(['', '   '])('wants own words with "other", not "%s"', (ownWords) => {
    expect(reasonText({ chosen: [CancelReason.other, CancelReason.waiting], ownWords })).toBeNull()
  })

  it('adds own words to "other", trimmed', () => {
    expect(reasonText({ chosen: [CancelReason.other], ownWords: ' I move abroad. ' })).toBe('other; I move abroad.')
  })

  it('leaves own words out once "other" is no longer chosen', () => {
    expect(reasonText({ chosen: [CancelReason.waiting], ownWords: 'I move abroad.' })).toBe('delivery wait too long')
  })
})

it.each([
  [NO_REASON, ''],
  [{ chosen: [CancelReason.other], ownWords: ' ' }, ''],
  [{ chosen: [CancelReason.waiting, CancelReason.other], ownWords: '' }, 'delivery wait too long'],
  [{ chosen: [CancelReason.other], ownWords: 'I move abroad.' }, 'other; I move abroad.'],
])('where no reason is needed, %j sends "%s"', (choice, text) => {
  expect(anyReasonText(choice)).toBe(text)
})

describe('reasons that were given', () => {
  afterEach(() => readLanguageFrom(() => 'en'))

  const SENT = 'delivery wait too long; I move abroad.'

  it('reads in English as the dictionary names it', () => {
    expect(shownReasons(SENT)).toBe('Delivery wait too long; I move abroad.')
  })

  it('reads in Chinese, the shopper’s own words as they were written', () => {
    readLanguageFrom(() => 'zh')
    expect(shownReasons(SENT)).toBe('交付等待时间过长；I move abroad.')
  })
})

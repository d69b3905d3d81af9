import { CancelReason } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the reasons for which an order is given back. */
const en = {
  title: 'Reason',
  chooseAll: 'Choose all that apply',
  /** How a reason reads once it was given: as the server's dictionary names it while one chooses. */
  given: {
    [CancelReason.appearance]: 'Unhappy with appearance, interior or features',
    [CancelReason.waiting]: 'Delivery wait too long',
    [CancelReason.otherBrand]: 'Plan to buy or bought another brand',
    [CancelReason.other]: 'Other',
  } satisfies Record<CancelReason, string> as Record<CancelReason, string>,
  list: (reasons: readonly string[]) => reasons.join('; '),
  ownWords: 'Your own words',
  ownWordsPlaceholder: 'Tell us in a few words',
}

export type Messages = typeof en

export const messages = texts(en, zh)

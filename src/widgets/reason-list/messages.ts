import { CancelReason } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the reasons for which an order is given back. */
const en = {
  title: 'Reason',
  chooseAll: 'Choose all that apply',
  reasons: {
    appearance: 'Appearance, interior or features',
    waiting: 'Delivery wait is too long',
    otherBrand: 'Bought or plan to buy another brand',
    other: 'Other',
  } satisfies Record<keyof typeof CancelReason, string>,
  /** How a reason reads once it was given. */
  given: (reason: keyof typeof CancelReason): string => CancelReason[reason],
  list: (reasons: readonly string[]) => reasons.join('; '),
  ownWords: 'Your own words',
  ownWordsPlaceholder: 'Tell us in a few words',
}

export type Messages = typeof en

export const messages = texts(en, zh)

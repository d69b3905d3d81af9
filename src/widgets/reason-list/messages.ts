import { CancelReason } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the reasons for which an order is given back. */
const en = {
  title: 'Reason',
  chooseAll: 'Choose all that apply',
  /** How a reason reads once it was given; while one chooses, the server's dictionary names them. */
  given: {
    [CancelReason.appearance]: CancelReason.appearance,
    [CancelReason.waiting]: CancelReason.waiting,
    [CancelReason.otherBrand]: CancelReason.otherBrand,
    [CancelReason.other]: CancelReason.other,
  } satisfies Record<CancelReason, string> as Record<CancelReason, string>,
  list: (reasons: readonly string[]) => reasons.join('; '),
  ownWords: 'Your own words',
  ownWordsPlaceholder: 'Tell us in a few words',
}

export type Messages = typeof en

export const messages = texts(en, zh)

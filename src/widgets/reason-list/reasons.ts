import { CancelReason } from '@/wire/enums/order'
import { messages } from './messages'

/** Characters that the shopper's own words may take. */
export const MAX_OWN_WORDS = 200

/** Why a shopper gives an order back. */
export interface ReasonChoice {
  /** As they are sent: the values of the server's dictionary. */
  chosen: readonly string[]
  /** Counts only with `other`. */
  ownWords: string
}

export const NO_REASON: ReasonChoice = { chosen: [], ownWords: '' }

const SEPARATOR = '; '

/** The choice with one reason more or less. */
export const toggleReason = (choice: ReasonChoice, reason: string): ReasonChoice => ({
  ...choice,
  chosen: choice.chosen.includes(reason) ? choice.chosen.filter((one) => one !== reason) : [...choice.chosen, reason],
})

/** Whether own words are asked for. */
export const hasOwnWords = ({ chosen }: ReasonChoice): boolean => chosen.includes(CancelReason.other)

/** The reasons as they are sent, own words last; null while none is given, or "other" without a word. */
export const reasonText = (choice: ReasonChoice): string | null => {
  const words = choice.ownWords.trim()
  const fixed = choice.chosen.filter((reason) => reason !== CancelReason.other)
  if (!hasOwnWords(choice)) return fixed.length === 0 ? null : fixed.join(SEPARATOR)
  return words === '' ? null : [...fixed, CancelReason.other, words].join(SEPARATOR)
}

/** The same where none is needed: all that was given, or an empty text; "other" without a word says nothing. */
export const anyReasonText = (choice: ReasonChoice): string =>
  reasonText(choice) ?? choice.chosen.filter((reason) => reason !== CancelReason.other).join(SEPARATOR)

const isFixed = (part: string): part is CancelReason => Object.values<string>(CancelReason).includes(part)

/** Reasons that were sent, as the reader's language says them; own words stay as they were written. */
export const shownReasons = (sent: string): string =>
  messages.list(sent.split(SEPARATOR).map((part) => (isFixed(part) ? messages.given[part] : part)))

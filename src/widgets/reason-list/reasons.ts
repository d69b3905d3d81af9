import { CancelReason } from '@/wire/enums/order'
import { messages } from './messages'

/** Characters that the shopper's own words may take. */
export const MAX_OWN_WORDS = 200

/** The fixed reasons by their names, in the order of the list. */
export type ReasonName = keyof typeof CancelReason
export const REASON_NAMES = Object.keys(CancelReason) as ReasonName[] // the table's own keys

/** Why a shopper gives an order back. */
export interface ReasonChoice {
  chosen: readonly ReasonName[]
  /** Counts only with `other`. */
  ownWords: string
}

export const NO_REASON: ReasonChoice = { chosen: [], ownWords: '' }

const SEPARATOR = '; '

/** The choice with one reason more or less. */
export const toggleReason = (choice: ReasonChoice, name: ReasonName): ReasonChoice => ({
  ...choice,
  chosen: choice.chosen.includes(name) ? choice.chosen.filter((one) => one !== name) : [...choice.chosen, name],
})

/** The reasons as they are sent, in the table's order; null while none is given, or "other" without a word. */
export const reasonText = ({ chosen, ownWords }: ReasonChoice): string | null => {
  const words = ownWords.trim()
  if (chosen.length === 0 || (chosen.includes('other') && words === '')) return null
  const fixed = REASON_NAMES.filter((name) => chosen.includes(name)).map((name) => CancelReason[name])
  return [...fixed, ...(chosen.includes('other') ? [words] : [])].join(SEPARATOR)
}

const givenText = (part: string): string => {
  const name = REASON_NAMES.find((one) => CancelReason[one] === part)
  return name === undefined ? part : messages.given(name)
}

/** Reasons that were sent, as the reader's language says them; own words stay as they were written. */
export const shownReasons = (sent: string): string =>
  messages.list(sent.split(SEPARATOR).map((part) => givenText(part)))

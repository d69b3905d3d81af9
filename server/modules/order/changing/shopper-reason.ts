import { CancelReason } from '@/wire/enums/order'
import { ErrorCode } from '@/wire/errors'
import { Refusal } from '../../../http/errors'
import { isBlank } from '../../../system/hidden-characters'

/** Between the parts of a kept reason. */
export const REASON_SEPARATOR = ';'

/**
 * Reads why a shopper gives an order back: fixed reasons and own words, separated by
 * semicolons. `other` only announces own words and is not kept.
 *
 * @throws Refusal reasonRequired when nothing is left: no reason, or "other" without a word.
 */
export const readReason = (text: string): string => {
  const parts = text
    .split(REASON_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => !isBlank(part) && part !== CancelReason.other)
  if (parts.length === 0) throw new Refusal(ErrorCode.reasonRequired)
  return parts.join(`${REASON_SEPARATOR} `)
}

/** As `readReason`, but no reason at all is fine: null. */
export const readOptionalReason = (text: string | undefined): string | null =>
  text === undefined || isBlank(text) ? null : readReason(text)

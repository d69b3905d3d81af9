import { CancelReason } from '@/wire/enums/order'
import { language } from '@/language/current'
import type { InBoth } from '@/language/language'
import { texts } from '@/language/texts'
import { REASON_SEPARATOR } from '../changing/shopper-reason'
import { zh } from './reason-text-zh'

/** The wire's words for a fixed reason are English ones. */
const en = {
  [CancelReason.appearance]: CancelReason.appearance as string,
  [CancelReason.waiting]: CancelReason.waiting as string,
  [CancelReason.otherBrand]: CancelReason.otherBrand as string,
}

export type FixedReasons = typeof en

const fixedReasons: Readonly<Partial<Record<string, string>>> = texts(en, zh)

const BETWEEN = { en: `${REASON_SEPARATOR} `, zh: '；' } as const satisfies InBoth<string>

const inOneLanguage = (part: string): string => (Object.hasOwn(fixedReasons, part) && fixedReasons[part]) || part

/** Why a shopper gave an order back: fixed reasons in the reader's language, own words as they were written. */
export const reasonText = (reason: string): string =>
  reason
    .split(REASON_SEPARATOR)
    .map((part) => inOneLanguage(part.trim()))
    .join(BETWEEN[language()])

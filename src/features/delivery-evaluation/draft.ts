import { EvaluationTag } from '@/wire/enums/evaluation'
import type { EvaluationStars } from '@/wire/schemas/evaluation'
import { isRecord } from '@/services/storage/is-record'
import { ownSlot } from '@/services/storage/own-slot'

/** What the shopper has said so far, photos aside; kept until it is sent. */
export interface EvaluationDraft {
  stars: Partial<EvaluationStars>
  tags: EvaluationTag[]
  words: string
}

/** Nothing said yet. */
export const EMPTY_DRAFT: EvaluationDraft = { stars: {}, tags: [], words: '' }

const isDraft = (value: unknown): value is EvaluationDraft =>
  isRecord(value) &&
  isRecord(value.stars) &&
  Object.values(value.stars).every(Number.isInteger) &&
  Array.isArray(value.tags) &&
  typeof value.words === 'string'

/** Where the draft of an order's evaluation is kept for who writes it. */
export const draftSlotOf = (orderId: string) => ownSlot<EvaluationDraft>(`evaluation:${orderId}`, { isValue: isDraft })

/** The stars once every item has some; null before. */
export const allStars = ({ stars: { car, handover, centre } }: EvaluationDraft): EvaluationStars | null =>
  car === undefined || handover === undefined || centre === undefined ? null : { car, handover, centre }

/** The tags with one of them ticked or not; they keep their order. */
export const toggleTag = (tags: readonly EvaluationTag[], tag: EvaluationTag): EvaluationTag[] =>
  Object.values(EvaluationTag).filter((one) => (one === tag ? !tags.includes(one) : tags.includes(one)))

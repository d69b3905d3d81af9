import type { DoneAlreadyData } from '@/wire/errors'
import { formatShanghai } from '@/domain/time/shanghai-time'

/** What a refusal tells whoever lost the answer to what counts once: when it was done. Undefined where it was not. */
export const doneAt = (date: Date | null | undefined): DoneAlreadyData | undefined =>
  date ? { doneTime: formatShanghai(date.getTime()) } : undefined

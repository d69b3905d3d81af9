import { Type, type Static } from 'typebox'
import { ReportReason } from '../enums/content'
import { MAX_REPORT_LENGTH } from '../text-lengths'
import { idText, valueOf } from './parts'

/** What somebody finds wrong with an article or a comment. */
export const Report = Type.Object({
  id: idText(),
  reason: valueOf(ReportReason),
  words: Type.String({ maxLength: MAX_REPORT_LENGTH, description: 'In own words, or empty' }),
})
export type Report = Static<typeof Report>

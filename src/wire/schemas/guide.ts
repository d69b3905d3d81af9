import { Type, type Static } from 'typebox'
import { day, idText, text } from './parts'
import { RichBlock } from './rich-text'

/** A text of the house that stands alone. */
export const Guide = Type.Object({
  id: text(),
  title: text(),
  asOfDate: day('Since when it holds as it stands'),
  body: Type.Array(RichBlock),
})
export type Guide = Static<typeof Guide>

export const GuideId = Type.Object({ id: idText() })

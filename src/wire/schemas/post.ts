import { Type, type Static } from 'typebox'
import { PostLimit } from '../text-lengths'
import { idText, madeId, uploadPath } from './parts'

/** What a customer posts to a topic. */
export const WritePost = Type.Object({
  id: madeId('Made by the phone before the first try; the same post keeps it, also when it was edited since'),
  revision: Type.Integer({
    minimum: 1,
    maximum: 1_000_000,
    description: 'Counts the tries: the words of the highest one are shown',
  }),
  topicId: idText(),
  content: Type.String({ minLength: 1, maxLength: PostLimit.words }),
  pictures: Type.Array(uploadPath('Of a picture that everybody may see'), {
    maxItems: PostLimit.pictures,
    uniqueItems: true,
  }),
})
export type WritePost = Static<typeof WritePost>

export const PostId = Type.Object({ id: idText() })

import { post } from '../endpoint'
import type { IdReply, Nothing } from '../schemas/parts'
import type { PostId, WritePost } from '../schemas/post'

export const write = post<typeof WritePost, typeof IdReply>('/content/post/write', {
  access: 'login',
  extension: true,
})
export const remove = post<typeof PostId, typeof Nothing>('/content/post/delete', {
  access: 'login',
  extension: true,
})

import { post } from '../endpoint'
import type { IdReply, Nothing } from '../schemas/parts'
import type { PostId, WritePost } from '../schemas/post'

export const write = post<typeof WritePost, typeof IdReply>('/content/post/write', { extension: true })
export const remove = post<typeof PostId, typeof Nothing>('/content/post/delete', { extension: true })

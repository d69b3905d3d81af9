import type { FastifyInstance } from 'fastify'
import { remove, write } from '@/wire/endpoints/post'
import { IdReply, Nothing } from '@/wire/schemas/parts'
import { PostId, WritePost } from '@/wire/schemas/post'
import { route } from '../../http/route'
import { deletePost } from './delete-post'
import { writePost } from './write-post'

/** What customers post to topics (extensions; docs/rules/posts.md). */
export const postModule = (app: FastifyInstance): void => {
  const { database, clock } = app

  /** `POST /content/post/write`: once for each id; 422 for what the list of words holds, 429 beyond the pace. */
  route(app, write, {
    schema: { request: WritePost, reply: IdReply },
    handler: ({ userId, payload }) => writePost(database, userId, payload, clock.now()),
  })

  /** `POST /content/post/delete`: an own one. */
  route(app, remove, {
    schema: { request: PostId, reply: Nothing },
    handler: ({ userId, payload }) => deletePost(database, userId, payload.id, clock.now()),
  })
}

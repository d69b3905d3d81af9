import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { fileUrl, uploadFile, uploadPrivateFile } from '@/wire/endpoints/common'
import { FileQuery, FileUrl, UploadForm, UploadedFile } from '@/wire/schemas/file'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { Refusal } from '../../http/errors'
import { route } from '../../http/route'
import { publicLink, signedLink } from './file-link'
import { findFile } from './file-statements'
import { serveFiles } from './serve-files'
import { takeUpload } from './take-upload'

const RATE_LIMIT = { max: 60, timeWindow: MINUTE_MS }
const MAX_FIELDS = 10

/** Uploads and links of files, and the files themselves at `/files/`. */
export const fileModule = async (app: FastifyInstance): Promise<void> => {
  const { database, clock, secret, storage } = app
  const needs = { database, clock, secret, storage }
  serveFiles(app, needs)

  // In a scope of its own: other routes must not accept multipart bodies.
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: MAX_FIELDS, parts: MAX_FIELDS + 1 } })

    /** `POST /common/file/uploadByModule`: a picture that everyone may see; 413 too large, 415 no picture, 429 too many today. */
    route(scope, uploadFile, {
      schema: { request: UploadForm, reply: UploadedFile },
      rateLimit: RATE_LIMIT,
      handler: ({ request, userId, idempotencyKey }) =>
        takeUpload(needs, request, { accountId: userId, isPrivate: false }, idempotencyKey),
    })

    /** `POST /common/file/uploadPrivateByModule`: the same for pictures that only their owner may see. */
    route(scope, uploadPrivateFile, {
      schema: { request: UploadForm, reply: UploadedFile },
      rateLimit: RATE_LIMIT,
      handler: ({ request, userId, idempotencyKey }) =>
        takeUpload(needs, request, { accountId: userId, isPrivate: true }, idempotencyKey),
    })
  })

  /** `GET /common/file/getFileUrl`: a link that shows a file; a private file of someone else is 404. */
  route(app, fileUrl, {
    schema: { request: FileQuery, reply: FileUrl },
    handler: async ({ payload, userId }) => {
      const file = await findFile(database, payload.path)
      if (file === undefined || (file.isPrivate && file.accountId !== userId)) throw new Refusal(ErrorCode.fileNotFound)
      return { url: file.isPrivate ? signedLink(secret, file.path, clock.now()) : publicLink(file.path) }
    },
  })
}

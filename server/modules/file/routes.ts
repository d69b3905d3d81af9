import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileUrl, uploadFile, uploadPrivateFile } from '@/wire/endpoints/common'
import { FileQuery, FileUrl, UploadForm, UploadedFile } from '@/wire/schemas/file'
import { ErrorCode } from '@/wire/errors'
import { MINUTE_MS } from '@/domain/time/duration'
import { Refusal } from '../../http/errors'
import { route } from '../../http/route'
import { checkQuota } from './day-quota'
import { publicLink, signedLink } from './file-link'
import { findFile, findUpload } from './file-statements'
import { readUpload } from './read-upload'
import { serveFiles } from './serve-files'
import { storeUpload, type FileOwner } from './store-upload'
import { MAX_UPLOAD_BYTES } from './upload-policy'

const RATE_LIMIT = { max: 60, timeWindow: MINUTE_MS }
const MAX_FIELDS = 10

/** Uploads and links of files, and the files themselves at `/files/`. */
export const fileModule = async (app: FastifyInstance): Promise<void> => {
  const { database, clock, secret, storage } = app
  const needs = { database, clock, secret, storage }
  serveFiles(app, needs)

  /** Keeps a file once for each key. What was kept already costs nothing of the day. */
  const takeUpload = async (request: FastifyRequest, owner: FileOwner, key: string): Promise<UploadedFile> => {
    const isNew = (await findUpload(database, owner.accountId, key)) === undefined
    if (isNew) await checkQuota(database, owner.accountId, clock.now())
    return storage.withDraft(async (draft) => storeUpload(needs, await readUpload(request, draft), owner, key))
  }

  // In a scope of its own: other routes must not accept multipart bodies.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: MAX_FIELDS, parts: MAX_FIELDS + 1 },
    })

    /** `POST /common/file/uploadByModule`: a picture that everyone may see; 413 too large, 415 no picture, 429 too many today. */
    route(scope, uploadFile, {
      schema: { request: UploadForm, reply: UploadedFile },
      rateLimit: RATE_LIMIT,
      handler: ({ request, userId, idempotencyKey }) =>
        takeUpload(request, { accountId: userId, isPrivate: false }, idempotencyKey),
    })

    /** `POST /common/file/uploadPrivateByModule`: the same for pictures that only their owner may see. */
    route(scope, uploadPrivateFile, {
      schema: { request: UploadForm, reply: UploadedFile },
      rateLimit: RATE_LIMIT,
      handler: ({ request, userId, idempotencyKey }) =>
        takeUpload(request, { accountId: userId, isPrivate: true }, idempotencyKey),
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

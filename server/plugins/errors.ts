import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { ErrorCode, type RefusalCode } from '@/wire/errors'
import { DatabaseUnavailable, RowBusy } from '../db/unavailable'
import { Refusal, statusOf } from '../http/errors'
import { refusalText } from '../http/refusal-texts'
import { NoRoom } from '../system/no-room'
import { StorageUnavailable } from '../system/storage-unavailable'
import { speaking, wantedLanguage } from '../system/spoken-language'
import { failed, refused } from '../http/envelope'

const SERVER_ERROR = 500
const API = '/api'

/** What the framework refuses by itself, in our codes. */
const frameworkCodes: Readonly<Record<string, RefusalCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ErrorCode.malformedBody,
  FST_ERR_CTP_EMPTY_JSON_BODY: ErrorCode.malformedBody,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ErrorCode.malformedBody,
  FST_ERR_CTP_BODY_TOO_LARGE: ErrorCode.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ErrorCode.mediaTypeRefused,
  FST_INVALID_MULTIPART_CONTENT_TYPE: ErrorCode.mediaTypeRefused,
  FST_REQ_FILE_TOO_LARGE: ErrorCode.uploadTooLarge,
  FST_PARTS_LIMIT: ErrorCode.bodyTooLarge,
  FST_FILES_LIMIT: ErrorCode.bodyTooLarge,
  FST_FIELDS_LIMIT: ErrorCode.bodyTooLarge,
}

/** Values that the schema let through and no column can hold: too large a number, a NUL character, a day that never was. */
const UNSTORABLE = new Set(['22003', '22008', '22021', '22P02', '22P05'])

/** What the server stands on and can do nothing without. */
const AWAY = [DatabaseUnavailable, NoRoom, StorageUnavailable] as const

const isClientError = (error: FastifyError): boolean =>
  error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < SERVER_ERROR

/** The refusal that an error stands for, or null when it is a fault of ours. */
const refusalOf = (error: FastifyError): Refusal | null => {
  if (error instanceof Refusal) return error
  if (AWAY.some((kind) => error instanceof kind)) return new Refusal(ErrorCode.unavailable)
  if (error instanceof RowBusy) return new Refusal(ErrorCode.overloaded)
  if (error instanceof pg.DatabaseError)
    return UNSTORABLE.has(error.code ?? '') ? new Refusal(ErrorCode.badRequest) : null
  const code = frameworkCodes[error.code]
  if (code !== undefined) return new Refusal(code)
  return isClientError(error) ? new Refusal(ErrorCode.badRequest) : null
}

const retryAfterOf = ({ data }: Refusal): number | null =>
  typeof data === 'object' && 'retryAfterSeconds' in data ? data.retryAfterSeconds : null

const sendRefusal = (refusal: Refusal, reply: FastifyReply): FastifyReply => {
  const retryAfter = retryAfterOf(refusal)
  if (retryAfter !== null) void reply.header('retry-after', retryAfter)
  return reply.status(refusal.status).header('cache-control', 'no-store').send(refused(refusal))
}

/** Whether somebody should know of it: a closed app refuses every call, by intent. */
const isTrouble = ({ status, code }: Refusal): boolean => status >= SERVER_ERROR && code !== ErrorCode.maintenance

const answer = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error)
  if (refusal === null || isTrouble(refusal)) request.log.error({ err: error }, 'request failed')
  if (refusal !== null) return sendRefusal(refusal, reply)
  return reply
    .status(statusOf(ErrorCode.internal))
    .header('cache-control', 'no-store')
    .send(failed(ErrorCode.internal, request.id))
}

/** Answers an error with the envelope of what it stands for, in the caller's language however early it went wrong. */
export const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  speaking(wantedLanguage(request.headers, false), () => answer(error, request, reply))

const answerUnknownRoute = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (request.url === API || request.url.startsWith(`${API}/`)) {
    return sendRefusal(new Refusal(ErrorCode.routeNotFound), reply)
  }
  const text = speaking(wantedLanguage(request.headers, true), () => refusalText(ErrorCode.routeNotFound))
  return reply.status(statusOf(ErrorCode.routeNotFound)).type('text/plain; charset=utf-8').send(`${text}\n`)
}

/** Turns everything that goes wrong into an envelope; causes are logged under the request's id and never sent. */
export const errors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler(answerUnknownRoute)
}

import { SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import type { HttpReply } from '@/platform/http/types'
import { parseJson } from '../parse-json'
import { isRecord } from '../storage/is-record'
import { reportClosed } from './closed-app'
import { ApiError } from './errors'

/** The server knows no such session, or none any more. */
export const HTTP_UNAUTHORIZED = 401

const isEnvelope = (value: unknown): value is Envelope<unknown> => isRecord(value) && typeof value.code === 'number'

/**
 * Takes `data` out of a reply's envelope.
 *
 * @throws ApiError of kind business or auth with the server's `msg` for any code but 200, of kind http with the HTTP
 * status when the reply is no envelope, as from a proxy in between.
 */
export const openEnvelope = (reply: Pick<HttpReply, 'status' | 'text'>): unknown => {
  const envelope = parseJson(reply.text)
  if (!isEnvelope(envelope)) throw new ApiError('http', reply.status, '')
  if (envelope.code === SUCCESS_CODE) return envelope.data
  if (envelope.code === ErrorCode.maintenance) reportClosed()
  const kind = reply.status === HTTP_UNAUTHORIZED ? 'auth' : 'business'
  throw new ApiError(kind, envelope.code, envelope.msg ?? '', envelope.data ?? null)
}

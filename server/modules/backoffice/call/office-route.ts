import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { success } from '../../../http/envelope'
import { Refusal } from '../../../http/errors'
import { readOfficeKeys, type OfficeKey, type OfficeRight } from '../../../secrets/office-keys'
import { actingAs } from '../../../system/author'
import { isSigned, SignatureHeader, type Stamp } from './signature'

/** One call of the back office: not an endpoint of the app, so not in the table of endpoints. */
export interface OfficeRoute<Body extends TObject> {
  /** Below the API's own prefix. */
  path: string
  body: Body
  /** Any one of these lets a key make the call. */
  rightsFor: (call: Static<Body>) => readonly OfficeRight[]
  take: (nonce: string, call: Static<Body>) => Promise<unknown>
  /** Where a call holds more than others. */
  bodyLimit?: number
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const stampOf = (request: FastifyRequest): Stamp => ({
  key: headerOf(request, SignatureHeader.key),
  timestampMs: Number(headerOf(request, SignatureHeader.timestamp) || Number.NaN),
  nonce: headerOf(request, SignatureHeader.nonce),
})

const currentKeys = (file: string): OfficeKey[] => {
  try {
    return readOfficeKeys(file)
  } catch (error) {
    throw new Refusal(ErrorCode.unavailable, undefined, { cause: error })
  }
}

/**
 * Serves a call of the back office, signed within five minutes by a key of the file, in the name of that key.
 *
 * The call is refused with 422 for a field that it does not know, which is a slip of who typed it, 403 when the signature is
 * not good or the key has no right to it, 503 when the file cannot be read.
 */
export const officeRoute = <Body extends TObject>(
  app: FastifyInstance,
  keysFile: string,
  { path, body, rightsFor, take, bodyLimit }: OfficeRoute<Body>,
): void => {
  app.post(
    API_PREFIX + path,
    {
      schema: { hide: true, body: { ...body, additionalProperties: false } },
      ...(bodyLimit !== undefined && { bodyLimit }),
    },
    async (request) => {
      // The compiled schema has just checked it.
      const call = request.body as Static<Body> & object
      const stamp = stampOf(request)
      const signed = { path, stamp, call, signature: headerOf(request, SignatureHeader.signature) }
      const key = currentKeys(keysFile).find(
        ({ name, secret }) => name === stamp.key && isSigned(secret, signed, app.clock.now()),
      )
      const mayCall = rightsFor(call).some((right) => key?.rights.includes(right))
      if (key === undefined || stamp.nonce === '' || !mayCall) throw new Refusal(ErrorCode.forbidden)
      return success(await actingAs(`office:${key.name}`, () => take(stamp.nonce, call)))
    },
  )
}

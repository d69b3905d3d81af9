import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TObject } from 'typebox'
import { API_PREFIX } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import { success } from '../../../http/envelope'
import { Refusal } from '../../../http/errors'
import { readOfficeKeys, type OfficeKey, type OfficeRight } from '../../../secrets/office-keys'
import { actingAs } from '../../../system/author'
import { digestOf, isSigned, SignatureHeader, type CallHead } from './signature'

/** One call of the back office: not an endpoint of the app, so not in the table of endpoints. */
export interface OfficeRoute<Body extends TObject> {
  /** Below the API's own prefix. */
  path: string
  body: Body
  /** Any one of these lets a key make the call. */
  rightsFor: (call: Static<Body>) => readonly OfficeRight[]
  /** Does what a call says, and keeps the call with what it changes (`record-call.ts`), or by itself (`kept-reading.ts`). */
  take: (nonce: string, call: Static<Body>) => Promise<unknown>
  /** Where a call holds more than others. */
  bodyLimit?: number
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : ''
}

const headOf = (request: FastifyRequest, path: string): CallHead => ({
  path,
  key: headerOf(request, SignatureHeader.key),
  timestampMs: Number(headerOf(request, SignatureHeader.timestamp) || Number.NaN),
  nonce: headerOf(request, SignatureHeader.nonce),
  digest: headerOf(request, SignatureHeader.digest),
})

const currentKeys = (file: string): OfficeKey[] => {
  try {
    return readOfficeKeys(file)
  } catch (error) {
    throw new Refusal(ErrorCode.unavailable, undefined, { cause: error })
  }
}

/** A call whose head is signed, by which key. */
interface SignedHead extends CallHead {
  by: OfficeKey
}

/** @throws Refusal forbidden unless a key of the file has signed the head of a call, unavailable without a file. */
const checkedHead = (request: FastifyRequest, keysFile: string, path: string): SignedHead => {
  const head = headOf(request, path)
  const signature = headerOf(request, SignatureHeader.signature)
  const now = request.server.clock.now()
  const by = currentKeys(keysFile).find(
    ({ name, secret }) => name === head.key && isSigned(secret, head, signature, now),
  )
  if (by === undefined || head.nonce === '') throw new Refusal(ErrorCode.forbidden)
  return { ...head, by }
}

/**
 * Serves a call of the back office, signed within five minutes by a key of the file, in the name of that key.
 *
 * The call is refused with 503 when the file cannot be read and 403 when the signature is not good, both before its body
 * is read; with 422 for a field that it does not know, which is a slip of who typed it; and with 403 when its body is
 * another one than was signed or the key has no right to it.
 */
export const officeRoute = <Body extends TObject>(
  app: FastifyInstance,
  keysFile: string,
  { path, body, rightsFor, take, bodyLimit }: OfficeRoute<Body>,
): void => {
  const heads = new WeakMap<FastifyRequest, SignedHead>()
  app.post(
    API_PREFIX + path,
    {
      schema: { hide: true, body: { ...body, additionalProperties: false } },
      onRequest: async (request) => {
        heads.set(request, checkedHead(request, keysFile, path))
      },
      ...(bodyLimit !== undefined && { bodyLimit }),
    },
    async (request) => {
      // The compiled schema has just checked it.
      const call = request.body as Static<Body> & object
      const head = heads.get(request)
      const mayCall = rightsFor(call).some((right) => head?.by.rights.includes(right))
      if (head?.digest !== digestOf(call) || !mayCall) throw new Refusal(ErrorCode.forbidden)
      return success(await actingAs(`office:${head.by.name}`, () => take(head.nonce, call)))
    },
  )
}

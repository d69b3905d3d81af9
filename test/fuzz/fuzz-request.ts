import type { EndpointRow } from '@/wire/endpoint'
import { API_PREFIX } from '@/wire/envelope'
import { Header } from '@/wire/headers'
import { randomUUID } from 'node:crypto'
import type { Random } from '../support/random'
import { breakPayload } from './break-payload'
import type { RawRequest } from './exchange'
import type { RequestSchema } from './json-schema'
import { headerFaults, queryFaults, textFaults } from './wire-faults'

/** A call that works, to be spoilt. */
export interface GoodCall {
  row: EndpointRow
  payload: unknown
  /** Null where anybody may call. */
  token: string | null
  schema: RequestSchema
}

const JSON_TYPE = 'application/json'
const NO_BODY = Buffer.alloc(0)

const queryOf = (payload: unknown): string =>
  Object.entries(Object(payload) as object)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(toText(value))}`)
    .join('&')

/** A lone surrogate cannot be percent-encoded; as a replacement character it is as strange. */
const toText = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : String(JSON.stringify(value))).toString('utf8')

const goodHeaders = (token: string | null, hasBody: boolean): Map<string, string> =>
  new Map([
    ...(token === null ? [] : [[Header.authorization, `Bearer ${token}`] as const]),
    [Header.idempotencyKey, randomUUID()],
    ...(hasBody ? [['content-type', JSON_TYPE] as const] : []),
  ])

/** The call as it should be. */
export const goodRequest = ({ row, payload, token }: GoodCall): RawRequest => {
  const isQuery = row.body === 'query'
  return {
    method: row.method,
    target: API_PREFIX + row.path + (isQuery ? `?${queryOf(payload)}` : ''),
    headers: [...goodHeaders(token, !isQuery)],
    // A payload that was left out altogether is no body.
    body: isQuery ? NO_BODY : Buffer.from(JSON.stringify(payload) ?? ''),
  }
}

const withHeader = (headers: RawRequest['headers'], random: Random): RawRequest['headers'] => {
  const [name, value] = random.pick(headerFaults)
  const others = headers.filter(([other]) => other !== name)
  // Missing, in place of the good one, or beside it.
  if (random.chance(0.2)) return others
  return random.chance(0.8) ? [...others, [name, value]] : [...headers, [name, value]]
}

const withWireFault = (request: RawRequest, isQuery: boolean, random: Random): RawRequest => {
  if (isQuery) {
    const [path = '', query = ''] = request.target.split('?')
    return { ...request, target: `${path}?${random.pick(queryFaults)(query)}` }
  }
  return { ...request, body: Buffer.from(random.pick(textFaults)(request.body.toString('utf8'))) }
}

/** A call with something wrong: most often in its fields, at times in its text, its headers, its method, or several of these. */
export const brokenRequest = (call: GoodCall, random: Random): RawRequest => {
  const isQuery = call.row.body === 'query'
  const payload = random.chance(0.75) ? breakPayload(call.payload, call.schema, random) : call.payload
  let request = goodRequest({ ...call, payload })
  if (random.chance(0.2)) request = withWireFault(request, isQuery, random)
  if (random.chance(0.25)) request = { ...request, headers: withHeader(request.headers, random) }
  if (random.chance(0.02))
    request = { ...request, method: random.pick(['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE']) }
  return request
}

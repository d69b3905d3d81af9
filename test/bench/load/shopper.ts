import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { PlaceSmallOrder } from '@/wire/schemas/order-calls'
import type { Endpoint } from '@/wire/endpoint'
import { API_PREFIX, SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import { Header } from '@/wire/headers'
import type { Database } from '../../../server/db/queryable'

const PLENTY = 1_000_000

/** Calls an endpoint as one shopper; a refusal rejects with `CallRefused`. */
export type Call = <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload) => Promise<Reply>

const headersOf = (token: string): Record<string, string> => ({
  [Header.authorization]: `Bearer ${token}`,
  [Header.idempotencyKey]: randomUUID(),
})

/** What a call rejects with that the server has refused. */
export class CallRefused extends Error {
  constructor(
    path: string,
    readonly code: number,
    msg: string,
  ) {
    super(`${path}: ${msg}`)
  }
}

const dataOf = <Reply>(path: string, { code, data, msg }: Envelope<Reply>): Reply => {
  if (code !== SUCCESS_CODE) throw new CallRefused(path, code, msg)
  return data
}

/** Calls that go through all of a server but the socket. */
export const callInto =
  (app: FastifyInstance, token: string): Call =>
  async <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply> => {
    const response = await app.inject({
      method: endpoint.method,
      url: API_PREFIX + endpoint.path,
      headers: headersOf(token),
      ...(endpoint.body === 'query' ? { query: payload as Record<string, string> } : { payload: payload as object }),
    })
    return dataOf(endpoint.path, response.json<Envelope<Reply>>())
  }

/** Calls to a server in another process. */
export const callOver =
  (origin: string, token: string): Call =>
  async <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply> => {
    const isQuery = endpoint.body === 'query'
    const query = isQuery ? `?${new URLSearchParams(payload as Record<string, string>).toString()}` : ''
    const response = await fetch(origin + API_PREFIX + endpoint.path + query, {
      method: endpoint.method,
      headers: { ...headersOf(token), ...(!isQuery && { 'content-type': 'application/json' }) },
      ...(!isQuery && { body: JSON.stringify(payload) }),
    })
    return dataOf(endpoint.path, (await response.json()) as Envelope<Reply>)
  }

/** What a shopper sends to reserve a Vela 7, of which there are enough for any measurement. */
export const preparePlacement = async (database: Database): Promise<PlaceSmallOrder> => {
  await database.query("UPDATE allocation SET quota = $1 WHERE market_post_id = 'vela-7-small'", [PLENTY])
  const store = await database.one<{ id: string }>('SELECT id FROM store ORDER BY id LIMIT 1')
  const agreements = await database.query<{ id: number; version: number }>(
    'SELECT id, max(version) AS version FROM agreement WHERE id IN (13, 15) GROUP BY id',
  )
  return {
    modelId: 'vela-7',
    marketPostId: 'vela-7-small',
    expectedAmountFen: 100_000,
    cityCode: '310100',
    storeId: store?.id ?? '',
    agreements,
  }
}

import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { PlaceSmallOrder } from '@/contract/endpoints/order'
import type { Endpoint } from '@/contract/endpoint'
import { API_PREFIX, SUCCESS_CODE, type Envelope } from '@/contract/envelope'
import { Header } from '@/contract/headers'
import { systemClock } from '../../server/clock'
import type { Database } from '../../server/db/queryable'
import { openAccount } from '../../server/modules/account/account-store'
import { openSession } from '../../server/modules/session/session-store'

const FIRST_PHONE = 13_900_000_000
const PLENTY = 1_000_000

/** Calls an endpoint as one shopper; a refusal rejects. */
export type Call = <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload) => Promise<Reply>

/** Logs the n-th shopper in. The calls go through all of the server but the socket. */
export const logInShopper = async (app: FastifyInstance, database: Database, n: number): Promise<Call> => {
  const now = systemClock.now()
  const { id } = await openAccount(database, { phone: String(FIRST_PHONE + n), openId: null, now })
  const token = await openSession(database, id, now)
  return async <Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply> => {
    const response = await app.inject({
      method: endpoint.method,
      url: API_PREFIX + endpoint.path,
      headers: { [Header.authorization]: `Bearer ${token}`, [Header.idempotencyKey]: randomUUID() },
      ...(endpoint.body === 'query' ? { query: payload as Record<string, string> } : { payload: payload as object }),
    })
    const { code, data, msg } = response.json<Envelope<Reply>>()
    if (code !== SUCCESS_CODE) throw new Error(`${endpoint.path}: ${msg}`)
    return data
  }
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

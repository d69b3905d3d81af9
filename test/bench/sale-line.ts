import { join, state } from '@/wire/endpoints/sale-line'
import { LineStanding } from '@/wire/enums/sale-line'
import { API_PREFIX, type Envelope } from '@/wire/envelope'
import { Header } from '@/wire/headers'
import type { LineState } from '@/wire/schemas/sale-line'
import type { Database } from '../../server/db/queryable'
import { newToken, tokenHashOf } from '../../server/secrets/opaque-token'
import { percentile, type Figure } from './measuring/figure'
import { timed } from './measuring/times-of'
import { withFleet } from './measuring/with-fleet'

const CALLERS = 5_000
const PROCESSES = 4
const AT_ONCE = 200
const DEPOSIT = 'vela-7-small'
/** Long before the sale, so that the whole line stands. */
const OPENS_IN = "interval '10 minutes'"

/** Logs so many callers in, past the login. */
const logCallersIn = async (database: Database): Promise<string[]> => {
  const tokens = Array.from({ length: CALLERS }, newToken)
  await database.query(
    `WITH caller AS (
       INSERT INTO account (id, nick_name, avatar, created_at)
       SELECT 'caller-' || n, 'Caller', '', now() FROM generate_series(1, $2::integer) n RETURNING id)
     INSERT INTO session (token_hash, id, account_id, created_at, seen_at, expires_at)
     SELECT decode(hash, 'hex'), 'session-' || n, 'caller-' || n, now(), now(), now() + interval '1 day'
     FROM unnest($1::text[]) WITH ORDINALITY AS hashes (hash, n), (SELECT count(*) FROM caller) AS written`,
    [tokens.map((token) => tokenHashOf(token).toString('hex')), CALLERS],
  )
  return tokens
}

/** Does the work for all, so many at a time; returns what each took. */
const inCrowd = async (
  tokens: readonly string[],
  work: (token: string, n: number) => Promise<void>,
): Promise<number[]> => {
  const waiting = tokens.map((token, n) => ({ token, n }))
  const tookMs: number[] = []
  const drain = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { token, n } = next
      tookMs.push(await timed(() => work(token, n)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drain))
  return tookMs
}

const dataOf = async (response: Response): Promise<LineState> => {
  const { data, msg } = (await response.json()) as Envelope<LineState | null>
  if (data === null) throw new Error(msg)
  return data
}

/** Measures five thousand callers who take their tickets at an opening and ask for their places, at four processes. */
export const measureSaleLine = (): Promise<readonly Figure[]> =>
  withFleet(PROCESSES, async ({ origins }, database) => {
    const sql = `UPDATE allocation SET let_in_a_minute = 450, start_at = now() + ${OPENS_IN} WHERE market_post_id = $1`
    await database.query(sql, [DEPOSIT])
    const tokens = await logCallersIn(database)
    const originOf = (n: number): string => (origins[n % origins.length] ?? '') + API_PREFIX
    const headersOf = (token: string) => ({ [Header.authorization]: `Bearer ${token}` })
    const startedMs = performance.now()
    const joins = await inCrowd(tokens, async (token, n) => {
      const headers = { ...headersOf(token), 'content-type': 'application/json' }
      const body = JSON.stringify({ marketPostId: DEPOSIT })
      const line = await dataOf(await fetch(originOf(n) + join.path, { method: 'POST', headers, body }))
      if (line.standing !== LineStanding.waiting) throw new Error(`a caller is ${line.standing}`)
    })
    const joinedMs = performance.now() - startedMs
    const places = new Set<number>()
    const asks = await inCrowd(tokens, async (token, n) => {
      const url = `${originOf(n)}${state.path}?marketPostId=${DEPOSIT}`
      places.add((await dataOf(await fetch(url, { headers: headersOf(token) }))).ahead)
    })
    return [
      { name: `sale-line: ${CALLERS} callers have a ticket, ms`, measured: joinedMs },
      { name: 'sale-line: taking a ticket, p99 ms', measured: percentile(joins, 0.99) },
      { name: 'sale-line: asking for the place, p99 ms', measured: percentile(asks, 0.99) },
      { name: 'sale-line: different places told', measured: places.size, budget: { atLeast: CALLERS } },
    ]
  })

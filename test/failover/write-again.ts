import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { placeSmall } from '@/wire/endpoints/order'
import { API_PREFIX, SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import { Header } from '@/wire/headers'
import type { OrderDetail } from '@/wire/schemas/order'
import { send } from '../crash/api'
import type { CrashWorld } from '../crash/world'

const ASK_AGAIN_MS = 100
/** Whoever waits longer taps again. */
const TAP_AGAIN_MS = 2_000
/** Far beyond what is allowed: then nothing comes back. */
const GIVE_UP_MS = 120_000

/** Places one order at one process, tapping until it is acknowledged. */
const placeOne = async (origin: string, token: string, { sale, journal }: CrashWorld): Promise<void> => {
  const giveUpMs = performance.now() + GIVE_UP_MS
  const init = {
    method: placeSmall.method,
    headers: {
      'content-type': 'application/json',
      [Header.authorization]: `Bearer ${token}`,
      [Header.idempotencyKey]: randomUUID(),
    },
    body: JSON.stringify(sale.ever()),
  }
  while (performance.now() < giveUpMs) {
    const answer = await send(origin + API_PREFIX + placeSmall.path, init, TAP_AGAIN_MS)
    const reply = answer === null ? null : (JSON.parse(answer.text) as Envelope<OrderDetail>)
    if (reply?.code === SUCCESS_CODE) return journal.record('orders placed', reply.data.id)
    await pause(ASK_AGAIN_MS)
  }
  throw new Error(`no order can be placed at ${origin}`)
}

/** Resolves when every process has acknowledged an order whose placing began after this call, to how long that took. */
export const writtenAgain = async (token: string, world: CrashWorld): Promise<number> => {
  const startedMs = performance.now()
  await Promise.all(world.fleet.origins.map((origin) => placeOne(origin, token, world)))
  return performance.now() - startedMs
}

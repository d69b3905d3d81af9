import autocannon from 'autocannon'
import fastify, { type FastifyInstance } from 'fastify'
import { newIndex } from '@/wire/endpoints/vehicle'
import { API_PREFIX } from '@/wire/envelope'
import { median, type Figure } from './measuring/figure'
import { withOpenServer } from './measuring/open-server'

const CONNECTIONS = 32
const WARM_UP_SECONDS = 2
const ROUNDS = 5
const ROUND_SECONDS = 2
const MIN_SHARE_OF_BARE = 0.5
const LOCAL = { host: '127.0.0.1', port: 0 }

const fire = async (url: string, duration: number): Promise<autocannon.Result> => {
  const result = await autocannon({ url, duration, connections: CONNECTIONS, workers: 1 })
  const failed = result.non2xx + result.errors
  if (failed > 0) throw new Error(`${failed} requests of ${url} failed`)
  return result
}

/** What Fastify does without this project around it: the same object, serialised for each reply. */
const bareApp = (reply: object): FastifyInstance => {
  const app = fastify()
  app.get('/', async () => reply)
  return app
}

/**
 * Measures `GET /buy/vehicle/newIndex` with all plugins beside a bare handler that answers the same
 * bytes. Both take turns, so that whatever else the machine does hits both alike.
 */
export const measureProductList = (): Promise<readonly Figure[]> =>
  withOpenServer(async ({ app }) => {
    const path = API_PREFIX + newIndex.path
    const bare = bareApp((await app.inject(path)).json<object>())
    try {
      const rounds = await compare((await app.listen(LOCAL)) + path, await bare.listen(LOCAL))
      return [
        {
          name: 'product list, share of a bare handler',
          measured: median(rounds.map(({ share }) => share)),
          budget: { atLeast: MIN_SHARE_OF_BARE },
        },
        { name: 'product list, requests/s', measured: median(rounds.map(({ perSecond }) => perSecond)) },
        { name: 'product list, p99, ms', measured: median(rounds.map(({ p99Ms }) => p99Ms)) },
      ]
    } finally {
      await bare.close()
    }
  })

interface Round {
  share: number
  perSecond: number
  p99Ms: number
}

const compare = async (url: string, bareUrl: string): Promise<readonly Round[]> => {
  await fire(url, WARM_UP_SECONDS)
  await fire(bareUrl, WARM_UP_SECONDS)
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await fire(bareUrl, ROUND_SECONDS)
    const whole = await fire(url, ROUND_SECONDS)
    const perSecond = whole.requests.average
    rounds.push({ share: perSecond / alone.requests.average, perSecond, p99Ms: whole.latency.p99 })
  }
  return rounds
}

import { setTimeout as pause } from 'node:timers/promises'
import { banners, feed } from '@/wire/endpoints/content'
import { list } from '@/wire/endpoints/shop'
import { newIndex } from '@/wire/endpoints/vehicle'
import { API_PREFIX, SUCCESS_CODE, type Envelope } from '@/wire/envelope'
import { ErrorCode } from '@/wire/errors'
import type { Figure } from '../bench/measuring/figure'
import { send } from '../crash/api'
import type { CrashWorld } from '../crash/world'

/** What visitors read: the home data, a slide, the feed, the shops of a city. */
const ADDRESSES = [
  newIndex.path,
  `${banners.path}?bannerNo=one&current=1&size=1`,
  `${feed.path}?tab=recommended&size=5`,
  `${list.path}?provinceCode=310000&cityCode=310100`,
].map((address) => API_PREFIX + address)

const PAUSE_MS = 100
/** Whoever waits longer has left. */
const PATIENCE_MS = 10_000

/** Visitors who read at every process while the machine that writes is struck, and must always be answered. */
export class Readers {
  private readonly reading: Promise<void>[]
  private isOver = false
  private answered = 0
  private longestMs = 0

  constructor(private readonly world: CrashWorld) {
    this.reading = world.fleet.origins.map(async (origin) => {
      while (!this.isOver) for (const address of ADDRESSES) await this.read(origin, address)
    })
  }

  get figures(): Figure[] {
    return [
      { name: 'visitors’ reads answered, all the while', measured: this.answered },
      { name: '  longest, ms', measured: Math.round(this.longestMs) },
    ]
  }

  /** They leave. */
  async leave(): Promise<void> {
    this.isOver = true
    await Promise.all(this.reading)
  }

  private async read(origin: string, address: string): Promise<void> {
    const { tally } = this.world
    const startedMs = performance.now()
    const answer = await send(origin + address, {}, PATIENCE_MS)
    const code = answer === null ? null : (JSON.parse(answer.text) as Envelope<unknown>).code
    this.longestMs = Math.max(this.longestMs, performance.now() - startedMs)
    // A process that gets no processor time says so before it looks at any database.
    if (code === ErrorCode.overloaded) tally.add('visitors’ reads put off by an overloaded process')
    else if (code === SUCCESS_CODE) this.answered += 1
    else tally.fault(`${address} was not read: ${code === null ? 'no answer' : `code ${code}`}`)
    await pause(PAUSE_MS)
  }
}

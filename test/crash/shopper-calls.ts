import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@/wire/endpoint'
import type { Api } from './api'
import type { Deed } from './journal'
import type { Provider, ProviderContacts } from './provider'
import type { Sale } from './sale'
import type { Tally } from './tally'

/** What a shopper deals with. */
export interface Market extends ProviderContacts {
  api: Api
  provider: Provider
  sale: Sale
  tally: Tally
}

/** How a shopper reaches the shop. */
export class ShopperCalls {
  constructor(
    private readonly token: string,
    readonly market: Market,
  ) {}

  /** A call that only reads, or may happen twice; null when it was refused. */
  async ask<Payload, Reply>(endpoint: Endpoint<Payload, Reply>, payload: Payload): Promise<Reply | null> {
    const outcome = await this.market.api.call(endpoint, payload, { token: this.token })
    return outcome.isDone ? outcome.data : null
  }

  /**
   * A call that must happen once: a lost answer is asked for again under the same key, and now and then both of two
   * impatient taps arrive. All answers under one key must be the same. Null when it was refused.
   */
  async once<Payload, Reply>(
    endpoint: Endpoint<Payload, Reply>,
    payload: Payload,
    sameness: (reply: Reply) => string = (reply) => JSON.stringify(reply),
  ): Promise<Reply | null> {
    const { api, random, tally } = this.market
    const caller = { token: this.token, key: randomUUID() }
    const taps = random.chance(0.15) ? 2 : 1
    if (taps > 1) tally.add('calls made twice under one key')
    const outcomes = await Promise.all(Array.from({ length: taps }, () => api.call(endpoint, payload, caller)))
    const replies = outcomes.flatMap((outcome) => (outcome.isDone ? [outcome.data] : []))
    if (new Set(replies.map(sameness)).size > 1) tally.fault(`${endpoint.path} answered one key in two ways`)
    return replies[0] ?? null
  }

  /** Does something to an order and notes it in the journal. Resolves to whether it was done. */
  async act<Payload extends { id: string }, Reply>(
    deed: Deed,
    endpoint: Endpoint<Payload, Reply>,
    payload: Payload,
  ): Promise<boolean> {
    if ((await this.once(endpoint, payload)) === null) return false
    this.market.journal.record(deed, payload.id)
    return true
  }
}

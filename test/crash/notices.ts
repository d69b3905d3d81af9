import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@/domain/time/duration'
import { WECHAT_NOTICE_PATH } from '../../server/gateways/pay/wechat-merchant'
import type { FakeWechatPay } from '../support/outside/fake-wechat-pay'
import { send } from './api'
import type { Fleet } from '../support/server/fleet'
import type { Random } from '../support/random'
import type { Tally } from './tally'

/** A notice as it goes over the wire. */
export type Notice = ReturnType<FakeWechatPay['notice']>

/** What a notice may be about. */
export type NoticeEvent = Parameters<FakeWechatPay['notice']>[0]

const TAKEN = 204
const REJECTED = 401
const MAX_REPEATS = 15
const LONGEST_DELAY_MS = 800
const RETRY_MS = 200
/** Longer ago than the server takes a notice for fresh. */
const STALE_MS = 6 * MINUTE_MS

/** Brings the provider's notices to the fleet: repeated, late, out of order, in the company of false ones, or not at all. */
export class NoticePost {
  constructor(
    private readonly wechat: FakeWechatPay,
    private readonly fleet: Fleet,
    private readonly random: Random,
    private readonly tally: Tally,
  ) {}

  /** Tells of a payment or a refund. Resolves to whether the server has acknowledged it. */
  async tell(event: NoticeEvent, resource: object): Promise<boolean> {
    await this.sendFalseOnes(event, resource)
    if (this.random.chance(0.15)) {
      this.tally.add('notices never sent')
      return false
    }
    const notice = this.wechat.notice(event, resource, new Date())
    const repeats = this.random.chance(0.2) ? MAX_REPEATS : 1 + this.random.below(2)
    await Promise.all(Array.from({ length: repeats }, () => this.deliver(notice)))
    return true
  }

  /** Sends one until it is acknowledged, as a provider does. */
  async deliver(notice: Notice): Promise<void> {
    await pause(this.random.below(LONGEST_DELAY_MS))
    while ((await this.post(notice)) !== TAKEN) await pause(RETRY_MS)
    this.tally.add('notices acknowledged, repetitions included')
  }

  private async sendFalseOnes(event: NoticeEvent, resource: object): Promise<void> {
    const now = new Date()
    if (this.random.chance(0.08))
      await this.refused('forged', this.wechat.notice(event, resource, now, this.wechat.stranger.privateKey))
    if (this.random.chance(0.05)) {
      const then = new Date(now.getTime() - STALE_MS)
      await this.refused('stale', this.wechat.notice(event, resource, then))
    }
    if (event === 'TRANSACTION.SUCCESS' && this.random.chance(0.08)) {
      this.tally.add('notices with a wrong amount')
      await this.deliver(this.wechat.notice(event, { ...resource, amount: { total: 1, currency: 'CNY' } }, now))
    }
  }

  private async refused(kind: string, notice: Notice): Promise<void> {
    let status = await this.post(notice)
    while (status === null || status >= 500) status = await this.post(notice)
    this.tally.add(`notices ${kind}`)
    if (status !== REJECTED) this.tally.fault(`a ${kind} notice was answered ${status}`)
  }

  private async post({ body, headers }: Notice): Promise<number | null> {
    const answer = await send(this.fleet.origin(this.random) + WECHAT_NOTICE_PATH, { method: 'POST', body, headers })
    return answer?.status ?? null
  }
}

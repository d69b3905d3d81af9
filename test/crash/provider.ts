import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Variables } from '../../server/env/env-values'
import { FakeWechatPay, type Refund } from '../support/outside/fake-wechat-pay'
import type { Journal } from './journal'
import type { Notice, NoticePost } from './notices'
import type { Random } from '../support/random'

const WATCH_MS = 150

const isOpen = (status: Refund['status']): boolean => status === 'PROCESSING' || status === 'ABNORMAL'

/**
 * What comes of a refund at a look. It may be refused for good: then the shopper has to apply again. Or it waits for a
 * person, who sends it on before the next look; the news of both may come in any order.
 */
const outcomeOf = ({ status }: Refund, random: Random): Refund['status'] => {
  if (status === 'ABNORMAL') return 'SUCCESS'
  if (random.chance(0.08)) return 'CLOSED'
  return random.chance(0.08) ? 'ABNORMAL' : 'SUCCESS'
}

/** How the provider reaches the outside. */
export interface ProviderContacts {
  post: NoticePost
  journal: Journal
  random: Random
}

/**
 * The payment provider: another company, whose own books are never lost. Speaks WeChat Pay's protocol, so that
 * signatures, encryption and the HTTP way in are part of the test.
 */
export class Provider {
  private readonly underWay = new Set<Promise<void>>()
  private working: Promise<void> = Promise.resolve()
  private isStopping = false

  private constructor(
    readonly wechat: FakeWechatPay,
    /** Of a server that pays here. */
    readonly variables: Variables,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Provider> {
    const wechat = new FakeWechatPay()
    await wechat.start()
    const folder = await mkdtemp(path.join(os.tmpdir(), 'vela-keys-'))
    const files = { privateKey: path.join(folder, 'merchant.pem'), platformKey: path.join(folder, 'platform.pem') }
    await writeFile(files.privateKey, wechat.merchant.privateKey)
    await writeFile(files.platformKey, wechat.platform.publicKey)
    return new Provider(wechat, wechat.variables(files), folder)
  }

  /** Begins to make the refunds that it is asked for. */
  work(contacts: ProviderContacts): void {
    this.working = this.makeRefunds(contacts)
  }

  async stop(): Promise<void> {
    this.isStopping = true
    await this.working
    await this.wechat.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Resolves when no notice is on its way any more. */
  async quiet(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }

  /** The shopper pays, unless the payment was closed meanwhile. Resolves when the notices about it are through. */
  async pay(payNo: string, { post, journal }: ProviderContacts): Promise<void> {
    if (this.wechat.transactions.get(payNo)?.trade_state !== 'NOTPAY') return
    const transaction = this.wechat.payAs(payNo, new Date())
    const telling = async (): Promise<void> => {
      if (await post.tell('TRANSACTION.SUCCESS', transaction))
        journal.record('money booked', `pay:${transaction.transaction_id}`)
    }
    await this.track(telling())
  }

  /** The shopper's bank says no. */
  decline(payNo: string): void {
    const transaction = this.wechat.transactions.get(payNo)
    if (transaction?.trade_state === 'NOTPAY') transaction.trade_state = 'PAYERROR'
  }

  /** The shopper pays; the notice is left to whoever asked, with the ledger's reference of the money. */
  payQuietly(payNo: string): { notice: Notice; reference: string } {
    const transaction = this.wechat.payAs(payNo, new Date())
    const notice = this.wechat.notice('TRANSACTION.SUCCESS', transaction, new Date())
    return { notice, reference: `pay:${transaction.transaction_id}` }
  }

  private async makeRefunds(contacts: ProviderContacts): Promise<void> {
    while (!this.isStopping) {
      const waiting = [...this.wechat.refunds.values()].filter(({ status }) => isOpen(status))
      for (const refund of waiting) void this.track(this.makeRefund(refund, contacts))
      await pause(WATCH_MS)
    }
  }

  private async makeRefund(refund: Refund, { post, journal, random }: ProviderContacts): Promise<void> {
    refund.status = outcomeOf(refund, random)
    // As it is now: it may go on before the notice has arrived.
    const told = { ...refund }
    const isTold = await post.tell('REFUND.SUCCESS', told)
    if (isTold && told.status === 'SUCCESS') journal.record('money booked', `refund:${refund.out_refund_no}`)
  }

  private async track(telling: Promise<void>): Promise<void> {
    this.underWay.add(telling)
    try {
      await telling
    } finally {
      this.underWay.delete(telling)
    }
  }
}

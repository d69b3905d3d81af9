import { PayGateway, SandboxOutcome } from '@/wire/enums/payment'
import { DAY_MS } from '@/domain/time/duration'
import { dayStart } from '@/domain/time/shanghai-time'
import type { Clock } from '../../system/clock'
import type { Queryable } from '../../db/queryable'
import { PayFault, type PaymentGateway, type ProviderPayment, type RawNotice } from './payment-gateway'
import { openSandboxNotice, signSandboxNotice } from './sandbox-notice'
import { sandboxStatements, type SandboxTransaction } from './sandbox-statements'

/** How long "delay" leaves a payment pending. */
const SANDBOX_DELAY_MS = 20_000
/** How long after the money the notice comes. */
const SANDBOX_NOTICE_LAG_MS = 1_000
/** How long "the bank" takes with a refund. */
const SANDBOX_REFUND_MS = 2_000

/** The sandbox: a provider of our own, on which no money moves and QA decides what happens. */
export interface SandboxGateway extends PaymentGateway {
  readonly name: typeof PayGateway.sandbox
  /** Plays the shopper at the provider. A payment that is decided, paid or closed stays as it is. */
  decide(payNo: string, outcome: SandboxOutcome): Promise<void>
  /** Takes up to `limit` notices that are due; one that is not acknowledged by `acknowledge` comes again. */
  takeDueNotices(limit: number): Promise<{ payNo: string; notice: RawNotice }[]>
  acknowledge(payNos: readonly string[]): Promise<void>
}

const stateAt = (transaction: SandboxTransaction, now: Date): ProviderPayment => {
  if (transaction.closed) return { state: 'closed' }
  if (transaction.declined) return { state: 'failed', reason: PayFault.cardLimit }
  if (transaction.settlesAt === null) return { state: 'open' }
  if (transaction.settlesAt > now) return { state: 'pending' }
  return {
    state: 'paid',
    providerTxn: transaction.providerTxn,
    amountFen: transaction.amountFen,
    paidAt: transaction.settlesAt,
  }
}

/**
 * Creates the sandbox. Its state lies in the database, so that several processes and a restart see the same provider.
 *
 * @param secret - signs notices; notices are delivered inside one process, so each process may have its own.
 */
export const createSandboxGateway = (database: Queryable, clock: Clock, secret: string): SandboxGateway => {
  const statements = sandboxStatements(database)
  const later = (ms: number): Date => new Date(clock.now().getTime() + ms)

  const query = async (payNo: string): Promise<ProviderPayment> => {
    const transaction = await statements.find(payNo)
    return transaction === undefined ? { state: 'unknown' } : stateAt(transaction, clock.now())
  }

  return {
    name: PayGateway.sandbox,
    noticePath: null,
    query,

    async prepay(order) {
      await statements.open(order.payNo, order.amountFen, clock.now())
      return { jsapiParams: null, h5Url: null, freshUntil: order.expiresAt }
    },

    async close(payNo) {
      if (await statements.close(payNo)) return 'closed'
      const payment = await query(payNo)
      if (payment.state === 'paid') return 'paid'
      return payment.state === 'pending' || payment.state === 'open' ? 'inProgress' : 'closed'
    },

    async refund(order) {
      const payment = await query(order.payNo)
      if (payment.state !== 'paid') return { state: 'refused', reason: 'nothing-paid' }
      if (!(await statements.openRefund(order.refundNo, order.payNo, order.refundFen, later(SANDBOX_REFUND_MS))))
        return { state: 'refused', reason: 'more-than-paid' }
      return statements.refundState(order.refundNo, clock.now())
    },

    queryRefund(refundNo) {
      return statements.refundState(refundNo, clock.now())
    },

    bill(day) {
      const from = dayStart(day)
      return statements.bill(new Date(from), new Date(from + DAY_MS))
    },

    verifyNotice(notice) {
      return openSandboxNotice(secret, notice, clock.now().getTime())
    },

    async decide(payNo, outcome) {
      switch (outcome) {
        case SandboxOutcome.success:
          return statements.settle(payNo, clock.now(), later(SANDBOX_NOTICE_LAG_MS))
        case SandboxOutcome.delay:
          return statements.settle(payNo, later(SANDBOX_DELAY_MS), later(SANDBOX_DELAY_MS + SANDBOX_NOTICE_LAG_MS))
        case SandboxOutcome.failure:
          return statements.decline(payNo)
        default:
          return outcome satisfies never
      }
    },

    async takeDueNotices(limit) {
      const now = clock.now()
      const due = await statements.takeDueNotices(now, limit)
      return due.map(({ payNo, providerTxn, amountFen, settlesAt }) => {
        const content = { noticeId: `N${providerTxn}`, payNo, providerTxn, amountFen, paidAtMs: settlesAt.getTime() }
        return { payNo, notice: signSandboxNotice(secret, content, now.getTime()) }
      })
    },

    acknowledge(payNos) {
      return statements.acknowledgeNotices(payNos)
    },
  }
}

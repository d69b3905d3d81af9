import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import type { ServerContext } from '../context/server-context'
import { deleteInBatches } from '../db/delete-in-batches'
import { deleteOldTickets } from '../modules/sale-line/line-statements'
import { deleteOldDrafts } from '../modules/feedback/feedback-statements'
import { sweepFiles } from '../modules/file/file-sweep'
import { forgetOldVisits } from '../modules/invitation/invitation-statements'
import { oldBuyers } from '../modules/account/forget-person'
import { countFailure } from '../system/failed-jobs'
import { oneByOne } from './one-by-one'

/** How long rows are kept that have done what they were for, and at most guard against repetition. */
const KEEP_MS = {
  idempotency: 7 * DAY_MS,
  // Longer than the day over which messages are counted.
  smsCode: 2 * DAY_MS,
  wechatCode: DAY_MS,
  uploadDay: 2 * DAY_MS,
  // No upload takes that long: its process is dead.
  draft: HOUR_MS,
  lineTicket: DAY_MS,
  // Long enough to look up what was told to whom; what happened to an order stays with the order.
  event: 30 * DAY_MS,
  // As long as the phone keeps one, and longer than anybody comes back to it.
  feedbackDraft: 90 * DAY_MS,
  // Longer than its longest pause: it was done otherwise, or is due no more.
  failedWork: DAY_MS,
  // As long as the app keeps what it stores, the device's id among it.
  knownDevice: 365 * DAY_MS,
  invitationVisit: 365 * DAY_MS,
} as const

interface CleanUp extends ServerContext {
  /** The instant that lies so long ago. */
  before: (ms: number) => Date
}

const steps: Readonly<Record<string, (needs: CleanUp) => Promise<unknown>>> = {
  replies: ({ database, before }) =>
    deleteInBatches(database, 'idempotency', 'created_at < $1', [before(KEEP_MS.idempotency)]),
  smsCodes: ({ database, before }) => deleteInBatches(database, 'sms_code', 'sent_at < $1', [before(KEEP_MS.smsCode)]),
  wechatCodes: ({ database, before }) =>
    deleteInBatches(database, 'wechat_code', 'used_at < $1', [before(KEEP_MS.wechatCode)]),
  uploadDays: ({ database, before }) =>
    deleteInBatches(database, 'upload_day', 'day < $1', [shanghaiDay(before(KEEP_MS.uploadDay).getTime())]),
  oldBuyers: (context) => oneByOne(context, oldBuyers),
  uploads: ({ storage, before }) => storage.sweepDrafts(before(KEEP_MS.draft)),
  feedbackDrafts: ({ database, before }) => deleteOldDrafts(database, before(KEEP_MS.feedbackDraft)),
  files: ({ database, clock }) => sweepFiles(database, clock.now()),
  heldHours: ({ database, clock }) => deleteInBatches(database, 'appointment_hold', 'held_until < $1', [clock.now()]),
  tickets: ({ database, before }) => deleteOldTickets(database, before(KEEP_MS.lineTicket)),
  events: ({ database, before }) => deleteInBatches(database, 'outbox', 'delivered_at < $1', [before(KEEP_MS.event)]),
  failures: ({ database, before }) =>
    deleteInBatches(database, 'failed_work', 'next_try_at < $1', [before(KEEP_MS.failedWork)]),
  devices: ({ database, before }) =>
    deleteInBatches(database, 'known_device', 'seen_at < $1', [before(KEEP_MS.knownDevice)]),
  visits: ({ database, before }) => forgetOldVisits(database, before(KEEP_MS.invitationVisit)),
  sessions: ({ database, clock }) => deleteInBatches(database, 'session', 'expires_at < $1', [clock.now()]),
}

/**
 * Deletes what has served its time: replies under idempotency keys, spent codes, ended sessions, delivered events, buyers and
 * opened links of long ago, failures of work that is due no more, held hours, forsaken drafts and files. A step that fails is
 * counted, logged and does not hold up the others.
 */
export const cleanUp = async (context: ServerContext): Promise<void> => {
  const nowMs = context.clock.now().getTime()
  const needs = { ...context, before: (ms: number) => new Date(nowMs - ms) }
  for (const [step, run] of Object.entries(steps)) {
    try {
      await run(needs)
    } catch (error) {
      countFailure()
      context.logger.error({ step, err: error }, 'cleaning up failed')
    }
  }
}

import { DAY_MS, HOUR_MS } from '@/domain/time/duration'
import { shanghaiDay } from '@/domain/time/shanghai-time'
import { deleteOldTickets } from '../modules/sale-line/line-statements'
import { deleteOldDrafts } from '../modules/feedback/feedback-statements'
import { sweepFiles } from '../modules/file/file-sweep'
import { forgetOldBuyers } from '../modules/account/forget-person'
import type { ServerContext } from '../context/server-context'

/** How long rows are kept that only guard against repetition. */
const KEEP_MS = {
  idempotency: 7 * DAY_MS,
  // Longer than the day over which messages are counted.
  smsCode: 2 * DAY_MS,
  wechatCode: DAY_MS,
  uploadDay: 2 * DAY_MS,
  // No upload takes that long: its process is dead.
  draft: HOUR_MS,
  lineTicket: DAY_MS,
  // As long as the phone keeps one, and longer than anybody comes back to it.
  feedbackDraft: 90 * DAY_MS,
  // As long as the app keeps what it stores, the device's id among it.
  knownDevice: 365 * DAY_MS,
} as const

/**
 * Deletes what has served its time: replies under idempotency keys, spent codes, ended sessions, buyers of long ago,
 * forsaken drafts and files.
 */
export const cleanUp = async ({
  database,
  clock,
  storage,
}: Pick<ServerContext, 'database' | 'clock' | 'storage'>): Promise<void> => {
  const now = clock.now()
  const before = (keepMs: number): Date => new Date(now.getTime() - keepMs)
  await database.query('DELETE FROM idempotency WHERE created_at < $1', [before(KEEP_MS.idempotency)])
  await database.query('DELETE FROM sms_code WHERE sent_at < $1', [before(KEEP_MS.smsCode)])
  await database.query('DELETE FROM wechat_code WHERE used_at < $1', [before(KEEP_MS.wechatCode)])
  await database.query('DELETE FROM upload_day WHERE day < $1', [shanghaiDay(before(KEEP_MS.uploadDay).getTime())])
  await forgetOldBuyers({ database, storage, clock })
  await storage.sweepDrafts(before(KEEP_MS.draft))
  await deleteOldDrafts(database, before(KEEP_MS.feedbackDraft))
  await sweepFiles(database, now)
  await deleteOldTickets(database, before(KEEP_MS.lineTicket))
  await database.query('DELETE FROM known_device WHERE seen_at < $1', [before(KEEP_MS.knownDevice)])
  await database.query('DELETE FROM session WHERE expires_at < $1', [now])
}

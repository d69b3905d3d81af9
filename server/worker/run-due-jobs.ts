import { deleteDueAccounts } from '../modules/account/delete-due-accounts'
import { drawDueActivity } from '../modules/activity/draw-places'
import { removeDueFiles } from '../modules/file/file-removal'
import { endForgotten } from '../modules/appointment/shop-side/forgotten'
import { expireOrders } from '../modules/order/changing/expire-orders'
import { lockDueOrders } from '../modules/order/changing/lock-order'
import { expireAttempts } from '../modules/payment/attempt/expire-attempts'
import { letCallersIn } from '../modules/sale-line/let-in'
import { actingAs } from '../system/author'
import type { ServerContext } from '../context/server-context'
import { handleDueAttempts } from './due-attempts'
import { endDuePoints } from './due-points'
import { handleDueMessages } from './due-messages'
import { handleDueRefunds } from './due-refunds'
import { sendDueReminders } from './due-reminders'
import { handleDueSignings } from './due-signings'
import { deliverOutbox, tellListeners } from './outbox'
import { deliverSandboxNotices } from './sandbox-notices'

/** One kind of work that falls due; returns how much of it was. */
type DueJob = (context: ServerContext) => Promise<number>

/** Notices come before expiry, so that money which arrived in time is not called late by our own slowness. */
const dueJobs: Readonly<Record<string, DueJob>> = {
  sandboxNotices: deliverSandboxNotices,
  attempts: handleDueAttempts,
  expiry: ({ database, clock }) => expireOrders(database, clock.now()),
  runOut: ({ database, clock }) => expireAttempts(database, clock.now()),
  locks: ({ database, clock }) => lockDueOrders(database, clock.now()),
  lines: ({ database, clock }) => letCallersIn(database, clock.now()),
  draws: ({ database, clock }) => drawDueActivity(database, clock.now()),
  refunds: handleDueRefunds,
  signings: handleDueSignings,
  points: endDuePoints,
  deletions: ({ database, clock }) => deleteDueAccounts(database, clock.now()),
  reminders: sendDueReminders,
  forgotten: ({ database, clock }) => endForgotten(database, clock.now()),
  removals: ({ database, storage, clock }) => removeDueFiles(database, storage, clock.now()),
  outbox: (context) => deliverOutbox(context, tellListeners(context)),
  messages: handleDueMessages,
}

/**
 * Does one batch of everything that is due now, and returns how much was: 0 means that there is nothing left. Several
 * processes may run it at once. A job that fails is logged and does not hold up the others.
 */
export const runDueJobs = async (context: ServerContext): Promise<number> => {
  let handled = 0
  for (const [job, run] of Object.entries(dueJobs)) {
    try {
      handled += await actingAs('worker', () => run(context))
    } catch (error) {
      context.logger.error({ job, err: error }, 'a worker job failed')
    }
  }
  return handled
}

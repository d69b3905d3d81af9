import { dueDeletions } from '../modules/account/delete-due-accounts'
import { dueDraws } from '../modules/activity/draw-places'
import { removeDueFiles } from '../modules/file/file-removal'
import { forgottenAppointments } from '../modules/appointment/shop-side/forgotten'
import { dueExpiries } from '../modules/order/changing/expire-orders'
import { dueLocks } from '../modules/order/changing/lock-order'
import { expireAttempts } from '../modules/payment/attempt/expire-attempts'
import { movingLines } from '../modules/sale-line/let-in'
import { actingAs } from '../system/author'
import { atJob, countFailure } from '../system/failed-jobs'
import type { ServerContext } from '../context/server-context'
import { handleDueAttempts } from './due-attempts'
import { endDuePoints } from './due-points'
import { handleDueMessages } from './due-messages'
import { handleDueRefunds } from './due-refunds'
import { sendDueReminders } from './due-reminders'
import { tellOfFreeHours } from './due-waits'
import { handleDueSignings } from './due-signings'
import { oneByOne } from './one-by-one'
import { deliverOutbox, tellListeners } from './outbox'
import { deliverSandboxNotices } from './sandbox-notices'

/** One kind of work that falls due; answers how much of it was. */
type DueJob = (context: ServerContext) => Promise<number>

type DueJobs = Readonly<Record<string, DueJob>>

/**
 * The work in lanes, each in its own order and at its own pace: a provider that does not answer holds up no line and no
 * message. Notices and questions come before expiry, so that money which arrived in time is not called late by our own
 * slowness.
 */
const lanes = {
  money: {
    sandboxNotices: deliverSandboxNotices,
    attempts: handleDueAttempts,
    expiry: (context) => oneByOne(context, dueExpiries),
    runOut: ({ database, clock }) => expireAttempts(database, clock.now()),
    locks: (context) => oneByOne(context, dueLocks),
    refunds: handleDueRefunds,
  },
  turns: {
    lines: async (context) => {
      await oneByOne(context, movingLines)
      return 0 // A line moves by its pace: who is left is not due.
    },
    draws: (context) => oneByOne(context, dueDraws),
  },
  accounts: {
    points: endDuePoints,
    deletions: (context) => oneByOne(context, dueDeletions),
    forgotten: (context) => oneByOne(context, forgottenAppointments),
  },
  files: { removals: removeDueFiles },
  contracts: { signings: handleDueSignings },
  messages: {
    reminders: sendDueReminders,
    waits: tellOfFreeHours,
    outbox: (context) => deliverOutbox(context, tellListeners(context)),
    messages: handleDueMessages,
  },
} as const satisfies Record<string, DueJobs>

/** Work that waits for no other. */
export type WorkLane = keyof typeof lanes

/** All lanes. */
export const WORK_LANES = Object.keys(lanes) as WorkLane[] // the table has no other keys

/** Runs a job of the worker. One that fails is counted, logged, answers nothing, and does not hold up the others. */
export const runJob = <Result>(
  context: ServerContext,
  job: string,
  run: (context: ServerContext) => Promise<Result>,
): Promise<Result | undefined> =>
  atJob(job, async () => {
    try {
      return await actingAs('worker', () => run(context))
    } catch (error) {
      countFailure()
      context.logger.error({ job, err: error }, 'a worker job failed')
      return undefined
    }
  })

/**
 * Does one batch of everything that is due now in a lane, and returns how much was: 0 means that there is nothing left.
 * Several processes may run it at once.
 */
export const runDueJobs = async (context: ServerContext, lane: WorkLane): Promise<number> => {
  const jobs: DueJobs = lanes[lane]
  let handled = 0
  for (const [job, run] of Object.entries(jobs)) handled += (await runJob(context, job, run)) ?? 0
  return handled
}

import { DAY_MS } from '@/domain/time/duration'
import type { DueWork } from '../../db/due-work'
import type { Queryable } from '../../db/queryable'
import { forgetActivitiesOf } from '../activity/registration-statements'
import { forgetAppointmentsOf } from '../appointment/appointment-statements'
import { forgetWaitsOf } from '../appointment/waiting/wait-statements'
import { forgetCommentsOf } from '../comment/forget-comments'
import { forgetSavedOf } from '../configuration/saved-statements'
import { forgetReaderOf } from '../content/forget-reader'
import { forgetCouponsOf } from '../coupon/coupon-statements'
import { forgetWordsOf } from '../evaluation/evaluation-statements'
import { forgetFeedbackOf } from '../feedback/feedback-statements'
import { forgetFilesOf } from '../file/file-statements'
import { forgetUploadDaysOf } from '../file/quota-statements'
import { forgetRepliesOf } from '../idempotency/forget-replies'
import { forgetInvitationsOf } from '../invitation/invitation-statements'
import { forgetApplicantOf } from '../loan/forget-applicant'
import { forgetNotificationsOf } from '../notification/notification-statements'
import { findSoldBefore, forgetBuyer, forgetShopperOf, type SoldOrder } from '../order-record/row/forget-shopper'
import { forgetMessagesOf } from '../message/message-statements'
import { forgetPapers, forgetUnsoldPapersOf } from '../paper/paper-statements'
import { forgetPostsOf } from '../post/erase-post'
import { forgetPayerOf } from '../payment/attempt/forget-payer'
import { forgetPointsOf } from '../points/points-statements'
import { forgetReasonsOf } from '../refund/forget-reasons'
import { forgetTicketsOf } from '../sale-line/line-statements'
import { forgetDevicesOf } from '../session/known-device-statements'
import { closeAllSessions } from '../session/session-statements'
import { forgetCodesOf } from '../sms/code-statements'
import { forgetStarOf } from '../starfire/starfire-statements'
import { forgetSubscriptionsOf } from '../subscription/subscription-statements'

/** What each module forgets of an account; the papers go before the files that they are printed on. */
const forgetters: readonly ((tx: Queryable, userId: string, now: Date) => Promise<void>)[] = [
  closeAllSessions,
  forgetDevicesOf,
  forgetRepliesOf,
  forgetSavedOf,
  forgetCouponsOf,
  forgetInvitationsOf,
  forgetStarOf,
  forgetTicketsOf,
  forgetPointsOf,
  forgetActivitiesOf,
  forgetSubscriptionsOf,
  forgetNotificationsOf,
  forgetAppointmentsOf,
  forgetWaitsOf,
  forgetWordsOf,
  forgetFeedbackOf,
  forgetShopperOf,
  forgetPayerOf,
  forgetReasonsOf,
  forgetApplicantOf,
  forgetUnsoldPapersOf,
  forgetFilesOf,
  forgetUploadDaysOf,
  forgetMessagesOf,
  forgetPostsOf,
  forgetCommentsOf,
  forgetReaderOf,
]

/**
 * Takes a person out of everything that their account has left, but for what the law wants kept
 * (docs/rules/personal-data.md).
 */
export const forgetPerson = async (tx: Queryable, userId: string, phone: string, now: Date): Promise<void> => {
  for (const forget of forgetters) await forget(tx, userId, now)
  await forgetCodesOf(tx, phone)
}

/** How long the buyer of a sold car is kept: as long as the tax law wants ledgers, invoices and their papers. */
const SOLD_KEPT_MS = 10 * 366 * DAY_MS
const BATCH_SIZE = 100
const OLD_BUYERS = 'oldBuyers'

/** Taking the buyers off orders whose term has ended, with their papers. */
export const oldBuyers: DueWork<SoldOrder> = {
  name: OLD_BUYERS,
  listDue: (db, now) =>
    findSoldBefore(db, OLD_BUYERS, now, { before: new Date(now.getTime() - SOLD_KEPT_MS), limit: BATCH_SIZE }),
  doOne: (database, { id, userId }, now) =>
    database.transaction(async (tx) => {
      await forgetBuyer(tx, id)
      await forgetPapers(tx, id, userId, now)
    }),
}

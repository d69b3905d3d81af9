import type { FastifyInstance } from 'fastify'
import { serverContextOf } from '../../context/server-context'
import { OfficeRight, officeKeysFile } from '../../secrets/office-keys'
import { appointmentStepBody, takeAppointmentStep } from './appointment/appointment-step'
import { listReported } from '../comment/report-comment'
import { listReportedArticles } from '../post/reported-articles'
import { listOpenIncidents } from '../incident/incident-statements'
import { billBody, compareBills } from './books/bills'
import { incidentsBody, settle, settleBody } from './books/incidents'
import { keptReading } from './call/kept-reading'
import { officeRoute } from './call/office-route'
import { letIn, visitBody } from './activity/let-in'
import { moderate, moderateBody, reportedBody } from './moderation/moderate'
import { spendAtShop, spendBody } from './coupon/spend-at-shop'
import { answerBody, answerFeedback } from './feedback/answer-feedback'
import { closeApp, closureBody, reopenApp, reopeningBody } from './maintenance/close-app'
import { OfficePath } from './office-paths'
import { bringPicture, PICTURE_BODY_BYTES, pictureBody } from './publishing/bring-picture'
import { resetBody, resetSeenProfile } from './profile/reset-profile'
import { previewBody, previewLink } from './publishing/preview-link'
import { PUBLISH_BODY_BYTES, publishBody, publishEntries } from './publishing/publish-entries'
import { openSale, saleBody } from './sale/open-sale'
import { lineBody, setLine } from './sale/set-line'
import { stepBody } from './step/step-call'
import { recordUse, useBody } from './right/record-use'
import { rightsOfStep } from './step/rights-of-step'
import { takeStep } from './step/take-step'

const { finance, shop, writer } = OfficeRight

/**
 * The steps that factory, bank and dealer cause, since the product has no administrator. Each call is signed with a named
 * key that has a right to it; in production without keys the routes do not exist.
 */
export const backOfficeModule = (app: FastifyInstance): void => {
  const keysFile = officeKeysFile(app.environment)
  if (keysFile === null) return
  const context = serverContextOf(app)
  const { database, clock } = context

  /** Takes one step; 409 for a replay or a step that the order does not allow. */
  officeRoute(app, keysFile, {
    path: OfficePath.step,
    body: stepBody,
    rightsFor: ({ step }) => rightsOfStep[step],
    take: (nonce, call) => takeStep(context, nonce, call),
  })

  /** Opens a sale; 404 for an unknown deposit, 409 for one that has ended. */
  officeRoute(app, keysFile, {
    path: OfficePath.saleOpened,
    body: saleBody,
    rightsFor: () => [shop],
    take: (nonce, call) => openSale(database, nonce, call, clock.now()),
  })

  /** Gives a deposit a line, or takes it away; 404 for an unknown deposit. */
  officeRoute(app, keysFile, {
    path: OfficePath.saleLine,
    body: lineBody,
    rightsFor: () => [shop],
    take: (nonce, call) => setLine(database, nonce, call, clock.now()),
  })

  /** Spends a coupon at a shop, once; 404 for an unknown code or shop, 409 when it cannot be used there (again). */
  officeRoute(app, keysFile, {
    path: OfficePath.couponSpent,
    body: spendBody,
    rightsFor: () => [shop],
    take: (nonce, call) => spendAtShop(database, nonce, call, clock.now()),
  })

  /** Takes what was used off a right, once for its reference; 404 for an unknown order or right, 409 when it is not to be had. */
  officeRoute(app, keysFile, {
    path: OfficePath.rightUsed,
    body: useBody,
    rightsFor: () => [shop],
    take: (nonce, call) => recordUse(database, nonce, call, clock.now()),
  })

  /** Lets in who shows a code at an activity, once; 404 for an unknown code, 409 outside the time or the second time. */
  officeRoute(app, keysFile, {
    path: OfficePath.activityVisited,
    body: visitBody,
    rightsFor: () => [shop],
    take: (nonce, call) => letIn(database, nonce, call, clock.now()),
  })

  /** Answers a feedback, and closes it where that is all; 404 for an unknown number. */
  officeRoute(app, keysFile, {
    path: OfficePath.feedbackAnswered,
    body: answerBody,
    rightsFor: () => [shop],
    take: (nonce, call) => answerFeedback(database, nonce, call, clock.now()),
  })

  /** Lists the comments that readers have reported. */
  officeRoute(app, keysFile, {
    path: OfficePath.commentsReported,
    body: reportedBody,
    rightsFor: () => [shop],
    take: keptReading(
      context,
      () => ({ step: 'comments-reported', subject: 'all' }),
      () => listReported(database),
    ),
  })

  /** Hides a comment from all but its writer, or shows it again; 404 for an unknown one. */
  officeRoute(app, keysFile, {
    path: OfficePath.commentModerated,
    body: moderateBody,
    rightsFor: () => [shop],
    take: (nonce, call) => moderate('comment', database, nonce, call, clock.now()),
  })

  /** Lists the posts and the articles of the house that readers have reported. */
  officeRoute(app, keysFile, {
    path: OfficePath.postsReported,
    body: reportedBody,
    rightsFor: () => [shop],
    take: keptReading(
      context,
      () => ({ step: 'posts-reported', subject: 'all' }),
      () => listReportedArticles(database),
    ),
  })

  /** Hides a post from all but its writer, or shows it again; 404 for an unknown one. */
  officeRoute(app, keysFile, {
    path: OfficePath.postModerated,
    body: moderateBody,
    rightsFor: () => [shop],
    take: (nonce, call) => moderate('post', database, nonce, call, clock.now()),
  })

  /** Takes away a nickname or a portrait that should not stand; 404 for an unknown account. */
  officeRoute(app, keysFile, {
    path: OfficePath.profileReset,
    body: resetBody,
    rightsFor: () => [shop],
    take: (nonce, call) => resetSeenProfile(database, nonce, call, clock.now()),
  })

  /** Takes a shop's step of an appointment; 404 for an unknown code, 409 for a step that it does not allow. */
  officeRoute(app, keysFile, {
    path: OfficePath.appointment,
    body: appointmentStepBody,
    rightsFor: () => [shop],
    take: (nonce, call) => takeAppointmentStep(database, nonce, call, clock.now()),
  })

  /** Closes the app for maintenance, or moves its end. */
  officeRoute(app, keysFile, {
    path: OfficePath.closed,
    body: closureBody,
    rightsFor: () => [shop],
    take: (nonce, call) => closeApp(database, nonce, call, clock.now()),
  })

  /** Opens the app again. */
  officeRoute(app, keysFile, {
    path: OfficePath.reopened,
    body: reopeningBody,
    rightsFor: () => [shop],
    take: (nonce) => reopenApp(database, nonce, clock.now()),
  })

  /** Takes in a picture that writers bring, or says whether it is known; 415 for what is none. */
  officeRoute(app, keysFile, {
    path: OfficePath.picture,
    body: pictureBody,
    bodyLimit: PICTURE_BODY_BYTES,
    rightsFor: () => [writer],
    take: (nonce, call) => bringPicture(context, nonce, call, clock.now()),
  })

  /** Publishes what writers have written, all of it or nothing. */
  officeRoute(app, keysFile, {
    path: OfficePath.published,
    body: publishBody,
    bodyLimit: PUBLISH_BODY_BYTES,
    rightsFor: () => [writer],
    take: (nonce, call) => publishEntries(database, nonce, call, clock.now()),
  })

  /** A link to the drafts of a tab of Explore. */
  officeRoute(app, keysFile, {
    path: OfficePath.previewed,
    body: previewBody,
    rightsFor: () => [writer],
    take: keptReading(
      context,
      ({ tab }) => ({ step: 'preview', subject: tab }),
      (call) => previewLink({ secret: app.secret, publicUrl: app.environment.publicUrl }, call, clock.now()),
    ),
  })

  /** Lists what waits for a person. */
  officeRoute(app, keysFile, {
    path: OfficePath.incidents,
    body: incidentsBody,
    rightsFor: () => [finance],
    take: keptReading(
      context,
      () => ({ step: 'incidents', subject: 'all' }),
      () => listOpenIncidents(database),
    ),
  })

  /** Marks an incident as settled; 404 without an open one of that number. */
  officeRoute(app, keysFile, {
    path: OfficePath.incidentSettled,
    body: settleBody,
    rightsFor: () => [finance],
    take: (nonce, call) => settle(database, nonce, call, clock.now()),
  })

  /** Compares the providers' bills of a day with the ledger, and lists the differences. */
  officeRoute(app, keysFile, {
    path: OfficePath.bill,
    body: billBody,
    rightsFor: () => [finance],
    take: (nonce, call) => compareBills(context, nonce, call),
  })
}

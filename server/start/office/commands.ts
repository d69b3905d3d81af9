import { HomeTabKind, ReportReason } from '@/wire/enums/content'
import { AppointmentStep } from '../../modules/backoffice/appointment/appointment-step'
import { OfficePath } from '../../modules/backoffice/office-paths'
import { RESETTABLE } from '../../modules/backoffice/profile/reset-profile'
import { BackOfficeStep } from '../../modules/backoffice/step/step-call'
import { numberOf, readLine, type LineShape, type Told } from './command-line'
import type { OfficeMessage } from './send-call'
import { usage } from './usage'

/** A command: how its line is written, where it goes, and what is sent, where that is not just what the line tells. */
interface Command extends LineShape {
  path: OfficePath
  call?: (told: Told) => object
}

const OF_ORDER: LineShape = { words: ['orderNo'] }
const OF_MONEY: LineShape = { words: ['orderNo', 'amountFen', 'reference'], numbers: ['amountFen'] }

/** Fields that must all be there. */
const needing = (...fields: string[]) => ({ fields, needed: fields })

/** How a step of an order is told, where it is told by more than its number. */
const stepShapes: Partial<Record<BackOfficeStep, LineShape>> = {
  [BackOfficeStep.loanRejected]: { ...OF_ORDER, ...needing('reason') },
  [BackOfficeStep.nameCorrected]: { ...OF_ORDER, ...needing('subjectName') },
  [BackOfficeStep.deliveryPlanned]: { ...OF_ORDER, fields: ['deliveryTime', 'storeId'] },
  [BackOfficeStep.transferMatched]: { ...OF_MONEY, fields: ['short', 'more'], flags: ['short', 'more'] },
  [BackOfficeStep.posPaid]: OF_MONEY,
  [BackOfficeStep.disbursed]: OF_MONEY,
  [BackOfficeStep.refundGranted]: { ...OF_MONEY, ...needing('reason') },
}

/** Blanks in a number, as on the order's page, do not matter. */
const orderCommand = (step: BackOfficeStep): Command => ({
  ...(stepShapes[step] ?? OF_ORDER),
  path: OfficePath.step,
  call: (told) => ({ ...told, step, orderNo: String(told.orderNo).replace(/\s/g, '') }),
})

const appointmentCommand = (step: AppointmentStep): Command => ({
  words: ['code'],
  isGrouped: true,
  ...(step === AppointmentStep.done && { fields: ['metres'], numbers: ['metres'] }),
  path: OfficePath.appointment,
  call: (told) => ({ ...told, step }),
})

const reasonOf = (told: Told): ReportReason =>
  Object.entries(ReportReason).find(([name]) => name === told.reason)?.[1] ?? usage('A reason is one of those below.')

const hiding = (path: OfficePath): Command => ({
  words: ['id'],
  fields: ['reason'],
  path,
  call: (told) => ({ ...told, reason: reasonOf(told) }),
})

const partsOf = ({ part, other }: Told) => {
  const named = [part, other].filter((one) => one !== undefined)
  return named.every((name) => RESETTABLE.some((known) => known === name))
    ? named
    : usage('Of a profile can be reset what stands below.')
}

const commandsOf = <Step extends string>(steps: Readonly<Record<string, Step>>, commandOf: (step: Step) => Command) =>
  Object.fromEntries(Object.values(steps).map((step) => [step, commandOf(step)]))

/** The commands by their first word. */
const commands: Readonly<Record<string, Command>> = {
  ...commandsOf(BackOfficeStep, orderCommand),
  ...commandsOf(AppointmentStep, appointmentCommand),
  'sale-opened': { words: ['marketPostId'], path: OfficePath.saleOpened },
  'sale-line': {
    words: ['marketPostId', 'pace'],
    path: OfficePath.saleLine,
    call: ({ marketPostId, pace }) => ({
      marketPostId,
      letInAMinute: pace === 'off' ? 0 : numberOf('pace', String(pace)),
    }),
  },
  'coupon-spent': { words: ['code', 'storeId'], isGrouped: true, path: OfficePath.couponSpent },
  'right-used': {
    words: ['orderNo', 'right', 'amount', 'reference'],
    isGrouped: true,
    numbers: ['amount'],
    path: OfficePath.rightUsed,
  },
  'activity-visited': { words: ['code'], isGrouped: true, path: OfficePath.activityVisited },
  'feedback-answered': {
    words: ['feedbackNo'],
    fields: ['text', 'close'],
    needed: ['text'],
    flags: ['close'],
    path: OfficePath.feedbackAnswered,
  },
  'comments-reported': { words: [], path: OfficePath.commentsReported },
  'comment-hidden': hiding(OfficePath.commentModerated),
  'comment-shown': { words: ['id'], path: OfficePath.commentModerated },
  'posts-reported': { words: [], path: OfficePath.postsReported },
  'post-hidden': hiding(OfficePath.postModerated),
  'post-shown': { words: ['id'], path: OfficePath.postModerated },
  'profile-reset': {
    words: ['accountId', 'part', 'other'],
    fewest: 2,
    path: OfficePath.profileReset,
    call: (told) => ({ accountId: told.accountId, parts: partsOf(told) }),
  },
  preview: {
    words: ['tab'],
    fewest: 0,
    path: OfficePath.previewed,
    call: ({ tab = HomeTabKind.recommended }) => ({ tab }),
  },
  maintenance: { words: ['minutes'], ...needing('reason', 'zh'), numbers: ['minutes'], path: OfficePath.closed },
  'maintenance-over': { words: [], path: OfficePath.reopened },
  incidents: { words: [], path: OfficePath.incidents },
  'incident-settled': { words: ['id'], ...needing('note'), numbers: ['id'], path: OfficePath.incidentSettled },
  bill: { words: ['day'], fewest: 0, path: OfficePath.bill },
}

/**
 * Reads a command line.
 *
 * @throws StartupError as `readLine`, and with the usage where the first word is no command.
 */
export const readCommand = ([first = '', ...rest]: readonly string[]): OfficeMessage => {
  const command = Object.entries(commands).find(([name]) => name === first)?.[1]
  if (command === undefined) return usage('That is no command.')
  const told = readLine(rest, command)
  return { path: command.path, call: command.call?.(told) ?? told }
}

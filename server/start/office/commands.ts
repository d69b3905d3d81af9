import { HomeTabKind, ReportReason } from '@/wire/enums/content'
import { AppointmentStep } from '../../modules/backoffice/appointment/appointment-step'
import { OfficePath } from '../../modules/backoffice/office-paths'
import { RESETTABLE } from '../../modules/backoffice/profile/reset-profile'
import { BackOfficeStep, type StepCall } from '../../modules/backoffice/step/step-call'
import { StartupError } from '../../system/startup-error'
import type { OfficeMessage } from './send-call'

const DIGITS = /^\d+$/

/** An amount in digits alone: `Number` would take yuan (245000.00), 1e6 and 0x10 for fen in silence. */
const fenOf = (text: string): number => {
  if (DIGITS.test(text)) return Number(text)
  throw new StartupError(`An amount is in fen, in digits alone (24500000 for 245000.00 yuan), not ${text}.`)
}

const stepNames = Object.values(BackOfficeStep)

const USAGE = `Usage: npm run backoffice -- <step> <orderNo, remark or code> [amountFen reference] [field=value …]
       npm run backoffice -- transfer-matched <orderNo or remark> <amountFen> <reference> [short=yes | more=yes]
       npm run backoffice -- name-corrected <orderNo> subjectName=<name>
       npm run backoffice -- refund-granted <orderNo or payNo> <amountFen> <reference> reason=<note>
       npm run backoffice -- sale-opened <marketPostId>
       npm run backoffice -- sale-line <marketPostId> <let in a minute, or off>
       npm run backoffice -- coupon-spent <code> <storeId>
       npm run backoffice -- right-used <orderNo> <right> <amount> <reference>
       npm run backoffice -- activity-visited <code>
       npm run backoffice -- feedback-answered <feedbackNo> text=<answer> [close=yes]
       npm run backoffice -- comments-reported
       npm run backoffice -- comment-hidden <id> reason=${Object.keys(ReportReason).join('|')}
       npm run backoffice -- comment-shown <id>
       npm run backoffice -- posts-reported
       npm run backoffice -- post-hidden <id> reason=${Object.keys(ReportReason).join('|')}
       npm run backoffice -- post-shown <id>
       npm run backoffice -- profile-reset <accountId> <${RESETTABLE.join(' or ')}, or both>
       npm run backoffice -- drive-confirmed | drive-arrived | drive-done | drive-missed <code> [metres=18400]
       npm run backoffice -- publish <folder>
       npm run backoffice -- preview [tab of Explore]
       npm run backoffice -- maintenance <minutes> reason=<sentence> zh=<the same in Chinese>
       npm run backoffice -- maintenance-over
       npm run backoffice -- incidents
       npm run backoffice -- incident-settled <id> note=<how>
       npm run backoffice -- bill [YYYY-MM-DD]
Steps: ${stepNames.join(', ')}
The key is the first of the file, or the one that BACK_OFFICE_KEY names.`

const usage = (): never => {
  throw new StartupError(USAGE)
}

const FIELD = /^[a-zA-Z]+=/

/** `name=value` arguments, as fields of the call; the server says which it takes. */
const readFields = (args: readonly string[]): Record<string, string> =>
  Object.fromEntries(args.map((arg) => [arg.slice(0, arg.indexOf('=')), arg.slice(arg.indexOf('=') + 1)]))

/** Reads an order's step; blanks in a number, as on the order's page, do not matter. */
const readStep = (args: readonly string[]): StepCall => {
  const [stepName, orderNo, amount, reference] = args.filter((arg) => !FIELD.test(arg))
  const step = stepNames.find((name) => name === stepName)
  if (step === undefined || orderNo === undefined) return usage()
  const { short, more, ...fields } = readFields(args.filter((arg) => FIELD.test(arg)))
  return {
    ...fields,
    step,
    orderNo: orderNo.replace(/\s/g, ''),
    ...(amount !== undefined && { amountFen: fenOf(amount) }),
    ...(reference !== undefined && { reference }),
    ...(short === 'yes' && { short: true }),
    ...(more === 'yes' && { more: true }),
  }
}

/** Reads a shop's step of an appointment; a code is read out in groups. */
const readAppointmentStep = (step: AppointmentStep, args: readonly string[]): OfficeMessage => {
  const code = args.filter((arg) => !FIELD.test(arg)).join('')
  const { metres } = readFields(args.filter((arg) => FIELD.test(arg)))
  if (code === '') return usage()
  return { path: OfficePath.appointment, call: { step, code, ...(metres !== undefined && { metres: Number(metres) }) } }
}

type ReadCommand = (args: readonly string[]) => OfficeMessage

/** Reads which of what people wrote is hidden, and why. */
const readHiding =
  (path: OfficePath): ReadCommand =>
  ([id, ...fields]) => {
    const reason = Object.entries(ReportReason).find(([name]) => name === readFields(fields).reason)?.[1]
    return id === undefined || reason === undefined ? usage() : { path, call: { id, reason } }
  }

/** Reads which of it is shown again. */
const readShowing =
  (path: OfficePath): ReadCommand =>
  ([id]) =>
    id === undefined ? usage() : { path, call: { id } }

/** The commands by their first word; what is none of them is read as a step of an order. */
const commands: Readonly<Record<string, ReadCommand>> = {
  'sale-opened': ([marketPostId]) =>
    marketPostId === undefined ? usage() : { path: OfficePath.saleOpened, call: { marketPostId } },
  'sale-line': ([marketPostId, pace]) =>
    marketPostId === undefined || pace === undefined
      ? usage()
      : { path: OfficePath.saleLine, call: { marketPostId, letInAMinute: pace === 'off' ? 0 : Number(pace) } },
  'coupon-spent': (args) => {
    // A code is read out in groups: all but the last word are one.
    const [storeId, ...groups] = [...args].reverse()
    if (storeId === undefined || groups.length === 0) return usage()
    return { path: OfficePath.couponSpent, call: { code: groups.reverse().join(''), storeId } }
  },
  'right-used': (args) => {
    // An order's number is written in groups: all but the last three words are one.
    const [reference, amount, right, ...groups] = [...args].reverse()
    if (reference === undefined || amount === undefined || right === undefined || groups.length === 0) return usage()
    const orderNo = groups.reverse().join('')
    return { path: OfficePath.rightUsed, call: { orderNo, right, amount: Number(amount), reference } }
  },
  'activity-visited': (groups) =>
    groups.length === 0 ? usage() : { path: OfficePath.activityVisited, call: { code: groups.join('') } },
  'feedback-answered': ([feedbackNo, ...fields]) => {
    if (feedbackNo === undefined) return usage()
    const { close, ...said } = readFields(fields)
    return { path: OfficePath.feedbackAnswered, call: { ...said, feedbackNo, ...(close === 'yes' && { close: true }) } }
  },
  'comments-reported': () => ({ path: OfficePath.commentsReported, call: {} }),
  'comment-hidden': readHiding(OfficePath.commentModerated),
  'comment-shown': readShowing(OfficePath.commentModerated),
  'posts-reported': () => ({ path: OfficePath.postsReported, call: {} }),
  'post-hidden': readHiding(OfficePath.postModerated),
  'post-shown': readShowing(OfficePath.postModerated),
  'profile-reset': ([accountId, ...named]) => {
    const isKnown = named.length > 0 && named.every((name) => RESETTABLE.some((part) => part === name))
    return accountId === undefined || !isKnown
      ? usage()
      : { path: OfficePath.profileReset, call: { accountId, parts: named } }
  },
  preview: ([tab = HomeTabKind.recommended]) => ({ path: OfficePath.previewed, call: { tab } }),
  maintenance: ([minutes, ...fields]) => ({
    path: OfficePath.closed,
    call: { ...readFields(fields), minutes: Number(minutes) },
  }),
  'maintenance-over': () => ({ path: OfficePath.reopened, call: {} }),
  ...Object.fromEntries(
    Object.values(AppointmentStep).map((step) => [step, (args: readonly string[]) => readAppointmentStep(step, args)]),
  ),
  incidents: () => ({ path: OfficePath.incidents, call: {} }),
  'incident-settled': ([id, ...fields]) => ({
    path: OfficePath.incidentSettled,
    call: { ...readFields(fields), id: Number(id) },
  }),
  bill: ([day]) => ({ path: OfficePath.bill, call: day === undefined ? {} : { day } }),
}

/**
 * Reads a command line.
 *
 * @throws StartupError with the usage for one that is none, or saying that an amount is in fen.
 */
export const readCommand = (args: readonly string[]): OfficeMessage => {
  const [first = '', ...rest] = args
  return commands[first]?.(rest) ?? { path: OfficePath.step, call: readStep(args) }
}

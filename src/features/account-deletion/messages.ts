import { DeletionObstacleKind } from '@/wire/enums/deletion'
import { formatCount } from '@/domain/money/number-format'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`

/** Texts of the deletion of an account. */
const en = {
  title: 'Delete account',
  heading: 'Before you go',
  text: 'Deleting cannot be undone after seven days.',
  lossesTitle: 'What you lose',
  lossOfMembership: (points: number, level: string | null) =>
    [...(points > 0 ? [counted(points, 'point', 'points')] : []), ...(level === null ? [] : [`${level} level`])].join(
      ' and ',
    ),
  lossOfPerson: 'Profile, driver licence and pictures',
  lossOfCoupons: (count: number) => counted(count, 'coupon that you can use', 'coupons that you can use'),
  lossOfCars: (count: number) => counted(count, 'saved car', 'saved cars'),
  lossOfOrders: 'Your orders in this app. By law we keep contracts and invoices of sold cars for ten years',
  obstaclesTitle: 'To settle first',
  obstacles: {
    [DeletionObstacleKind.order]: { title: 'An order under way', go: 'Open' },
    [DeletionObstacleKind.refund]: { title: 'A refund is on its way', go: 'Track' },
    [DeletionObstacleKind.loan]: { title: 'A loan is not paid off', go: 'View' },
  } satisfies Record<DeletionObstacleKind, { title: string; go: string }>,
  toSettle: (count: number) => counted(count, 'thing to settle', 'things to settle'),
  keep: 'Keep account',
  delete: 'Delete',
  bookedTitle: 'Deletion is booked',
  bookedText: 'You are logged out everywhere. For seven days you can log in and keep your account under Settings.',
  notBookedTitle: 'Deletion is not booked',
  coolingText: 'You have seven days to change your mind. Until then all stays as it is.',
  deletedIn: 'Deleted in',
  days: (count: number) => counted(count, 'day', 'days'),
  asked: (time: string) => `Asked ${time}, by SMS code`,
  steps: {
    asked: { title: 'You asked for it', note: 'Confirmed by a code' },
    waiting: { title: 'Waiting', note: 'Logging in alone does not stop it' },
    erased: { title: 'Erased', note: 'Phone, name, documents, pictures, drafts' },
    kept: { title: 'Kept by law', note: 'Contracts and invoices of sold cars, ten years' },
  },
  keepMine: 'Keep my account',
  kept: 'Your account stays',
  keepFailed: 'Not called off yet',
}

export type Messages = typeof en

export const messages = texts(en, zh)

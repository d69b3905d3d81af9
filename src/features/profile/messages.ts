import type { PagePath } from '@/page-table/table'
import type { UserIdentity } from '@/wire/enums/profile'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of "Mine". */
const en = {
  settings: 'Settings',
  welcome: 'Welcome aboard',
  welcomeText: 'Log in to see your orders.',
  logIn: 'Log in',
  bookTestDrive: 'Book a test drive',
  portraitOf: (name: string) => `Portrait of ${name}`,
  myOrders: 'My orders',
  all: 'All',
  orderNews: 'There is news of your orders',
  toPay: 'To pay',
  toPayCount: (count: number) => `To pay, ${count}`,
  inProgress: 'In progress',
  complete: 'Complete',
  closed: 'Closed',
  payWithin: { before: 'Pay within ', after: '' },
  pay: 'Pay',
  view: 'View',
  orderOf: (model: string) => `Your order: ${model}`,
  services: 'Services',
  testDrives: 'Test drives',
  finance: 'Finance',
  shops: 'Shops',
  savedCars: 'Saved cars',
  activities: 'Activities',
  coupons: 'Coupons',
  favourites: 'Favourites',
  points: 'Points',
  growth: 'Growth',
  invite: 'Invite',
  memberOf: (level: string) => `${level} member`,
  identities: { owner: 'Owner', ambassador: 'Ambassador' } satisfies Record<UserIdentity, string>,
  deletedOn: (day: string) => `Your account is deleted on ${day}`,
  keepAccount: 'Keep my account',
  toNextLevel: (missing: string, level: string) => `${missing} to ${level}`,
  highestLevel: 'The highest level',
  memberRights: 'Member rights',
  couponCount: (count: number) => `Coupons, ${count} to use`,
  rights: 'Rights',
  rightCount: (count: number) => `Rights, ${count} available`,
  feedback: 'Feedback',
  hotline: 'Service',
  agreementsTitle: 'Our agreements changed',
  agreementsText: 'Please read what is new.',
  readThen: { before: 'Please read what is new. Afterwards we take you to ', after: ', where you were going.' },
  /** Pages by the name that the shopper knows them by. */
  pages: {
    'pages/miniorder/order': 'Reserve',
    'pages/real-order-detail/index': 'Order detail',
    'pages/mall/order/casher': 'Cashier',
    'pages/mall/order/list': 'My orders',
    'pages/mall/order/refund': 'Apply for refund',
    'pages/mall/order/fail-page': 'Payment failed',
    'pages/successful/index': 'Payment result',
  } satisfies Partial<Record<PagePath, string>>,
  anyPage: 'your page',
  versionOf: (version: number, day: string) => `Version ${version}, ${day}`,
  newIn: (note: string) => `New: ${note}`,
  read: 'Read',
  readTitle: (title: string) => `Read the ${title}`,
  agreeToAll: (count: number) =>
    `I have read and agree to ${count === 2 ? 'both' : count === 1 ? 'it' : 'all of them'}`,
  tickFirst: 'Tick the box first',
  agreeAndContinue: 'Agree and continue',
  notAgreed: 'Not agreed yet',
  logOut: 'Log out',
}

export type Messages = typeof en

export const messages = texts(en, zh)

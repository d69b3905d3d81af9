import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the ambassadors. */
const en = {
  title: 'Starfire',
  since: (month: string) => `Owner ambassador since ${month}`,
  programme: 'Owner ambassadors',
  slogan: 'Share what you drive',
  invitesYou: (name: string, tier: string) => `${name}, ${tier}, invites you`,
  driveWith: 'Drive a Vela',
  rankOf: (rank: string, total: string) => `Rank ${rank} of ${total}`,
  drives: 'Drives hosted',
  orders: 'Orders helped',
  points: 'Points earned',
  thisMonth: 'This month',
  everyMonth: 'Every month',
  daysLeft: (days: number) => (days === 1 ? 'Ends today' : `Ends in ${days} days`),
  doneOf: (done: number, goal: number) => `${done} of ${goal}`,
  done: 'Done',
  gain: (points: string) => `+ ${points}`,
  gainLabel: (points: string) => `${points} points`,
  ranking: 'Ranking',
  all: 'All',
  you: 'You',
  heat: (heat: string) => `${heat} heat`,
  rules: 'Rules',
  host: 'Host a test drive',
  book: 'Book a test drive',
  apply: 'Apply',
  shareText: 'Who registers by this link and drives counts for you.',
  qr: 'Code that opens your invitation',
  card: 'Drive a Vela with me',
  cardOfAll: 'Starfire: owners who share what they drive',
  applyTitle: 'Be an ambassador',
  applyText:
    'For owners, from the delivery of the car on. You get a link of your own; what comes of it brings heat, and the tasks of a month bring points.',
  agree: 'My name and picture may be shown in the ranking',
  applyNow: 'Send application',
  needsConsent: 'Tick the box first',
  welcome: 'Welcome, ambassador',
  notAccepted: 'Not yet',
  rulesTitle: 'How Starfire works',
  tiers: 'Tiers',
  heatFrom: (heat: string) => `from ${heat} heat`,
  deeds: 'What brings heat',
  tasks: 'Tasks of a month',
  limits:
    'Each counts once for a friend, and a task once a month. Accounts that are opened on your own phone do not count, nor more than two on one phone.',
}

export type Messages = typeof en

export const messages = texts(en, zh)

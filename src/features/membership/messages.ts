import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of points, growth and membership. */
const en = {
  points: 'Points',
  pointsTabsLabel: 'Entries by kind',
  pointsTabs: { all: 'All', gained: 'Earned', lost: 'Spent', ending: 'Ending' },
  noEntries: { all: 'Nothing booked yet', gained: 'Nothing earned yet', lost: 'Nothing spent or ended' },
  balance: 'Balance',
  rules: 'Rules',
  owed: (points: string) =>
    `${points} ${points === '1' ? 'point is' : 'points are'} owed after a refund. What you earn next goes towards them.`,
  endOn: (points: string, day: string) => `${points} end on ${day}`,
  nothingEnds: 'No points that end',
  endingTitle: 'Last day of your points',
  plus: (points: number) => `+ ${points}`,
  done: 'Checked in',
  today: 'Today',
  checkInFor: (points: number) => `Check in for ${points} points`,
  checkedIn: 'Checked in for today',
  checkedInToday: 'Checked in today',
  notCheckedIn: 'Not checked in',
  dayOfSeven: (day: number) => `Day ${day} of 7. A day ends at midnight in Shanghai.`,
  todayTitle: 'Today',
  stillOpen: (open: string, all: string) => `${open} of ${all} still open`,
  onceTitle: 'Once',
  earnMore: 'Earn more',
  doneToday: (done: number, perDay: number) => `${done} of ${perDay} today`,
  timesADay: (times: number) => `${times} times a day`,
  times: {
    once: 'once',
    daily: 'once a day',
    order: 'for each order',
    friend: 'for each friend',
    activity: 'for each activity, at its door',
    monthly: 'once a month',
  },
  missing: {
    birthday: 'birthday is missing',
    area: 'city is missing',
    introduction: '“About me” is missing',
  },
  complete: 'Complete',
  write: 'Write',
  explore: 'Explore',
  seeCars: 'See cars',
  seeOrders: 'My orders',
  invite: 'Invite',
  pointsRule: 'Points rule',
  howPointsWork: 'How points work',
  inForce: (version: number, day: string) => `Version ${version} · in force from ${day}`,
  earning: 'Earning',
  earningText: (points: number) =>
    `Points arrive at once. Checking in counts by the day in Shanghai; every seventh day in a row brings ${points}.`,
  deed: 'Action',
  takenBack: 'Taken back',
  takenBackText:
    'A refunded order takes its points and its growth back, and a comment that is no longer shown takes its points. If they are gone by then, what is owed is shown and paid by what you earn next. Points are never paid out in money.',
  ending: 'Ending',
  endingText: (days: number) =>
    `Points end on 31 December of the year after they were earned. Those that end first go first. From ${days} days before, the app reminds you.`,
}

export type Messages = typeof en

export const messages = texts(en, zh)

import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of invitations. */
const en = {
  inviteTitle: 'Invite a friend',
  both: 'A gift for your friend, points for you',
  myCode: 'My code',
  copy: 'Copy',
  copyCode: 'Copy my code',
  copyLink: 'Copy link',
  send: 'Send to a friend',
  card: 'Drive a Vela: a gift for new friends',
  qr: 'QR code',
  howFar: 'How far they got',
  rules: 'Rules',
  seen: 'Opened the link',
  registered: 'Registered',
  ordered: 'Ordered',
  delivered: 'Delivered',
  each: (points: string) => `${points} points each`,
  held: (points: string) => `${points} once the order is locked`,
  earned: 'Points earned',
  countsOnly: 'You see counts, never who: names and numbers stay with your friends.',
  notCounted: (count: number) => (count === 1 ? '1 claim was not counted.' : `${count} claims were not counted.`),
  qrTitle: 'QR invitation',
  invitesToDrive: 'invites you to drive a Vela',
  qrLabel: 'Code that opens this invitation',
  scan: 'Scan with WeChat or the camera',
  inviteeTitle: 'An invitation',
  invitesYou: (name: string) => `${name} invites you`,
  driveVela: 'Drive a Vela',
  gift: 'A gift for new friends',
  coupon: (name: string) => `Coupon: ${name}`,
  pointsForRegistering: (points: number) => `${points} points for registering`,
  claim: 'Claim my gift',
  logInAndClaim: 'Log in and claim',
  claimed: 'Your gift is here',
  notClaimed: 'Not claimed',
  lostTitle: 'This invitation has ended',
  lostText: 'Ask your friend for a new link.',
  seeCars: 'See the cars',
  rulesTitle: 'Invitation rules',
  howItWorks: 'How inviting works',
  points: (points: string) => `${points} points`,
  when: 'When points arrive',
  whenText:
    'At once, each stage once for a friend. An order counts when it is locked: until then it can be refunded, and its points are on hold.',
  limits: 'Limits',
  limitsText: (days: number, claims: number) =>
    `Friends claim within ${days} days of registering, once in a life, and at most ${claims} on one phone. Nobody is invited by themselves or by whom they invited. Sharing is never needed to use the app.`,
  friendsData: 'Your friends’ data',
  friendsDataText: 'You see how many came how far, and nothing else. They see the first letter of your name.',
}

export type Messages = typeof en

export const messages = texts(en, zh)

import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of paying by card at a till. */
const en = {
  title: 'POS payment',
  byCardAt: (shop: string) => `Pay by card at ${shop}`,
  bars: (code: string) => `Code ${code} for the till to scan`,
  validFor: 'Code valid for',
  timeIsUp: 'The time is up. We are asking the till.',
  hasEnded: 'This code is no longer valid. Nothing was charged with it.',
  newCode: 'Get a new code',
  live: 'Live status',
  states: { waiting: 'waiting', taken: 'at the till', paid: 'paid', ended: 'ended' },
  steps: {
    show: { title: 'Show the code to the cashier', note: 'They type or scan it' },
    card: { title: 'Card and signature', note: 'Limit of your card applies' },
    confirm: { title: 'We confirm', note: 'This page tells you by itself' },
  },
  now: 'now',
  alreadyPaid: 'Already paid?',
  alreadyPaidNote: 'We ask the till again',
  check: 'Check',
  checkPaid: 'Already paid? Check',
  notYet: 'Not confirmed yet',
  stillThere: 'The till has not confirmed it.',
  another: 'Use another method',
  atTill: 'The till has your code. Please finish there.',
  paid: 'Paid. Thank you.',
  viewBalance: 'View balance',
  goOn: 'Go on',
}

export type Messages = typeof en

export const messages = texts(en, zh)

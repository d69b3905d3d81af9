import type { NumberFault } from '@/domain/finance/loan-input'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

const FIRST_MONTH = 'If the first payment is due next month.'

/** Texts of the finance calculator. */
const en = {
  title: 'Finance calculator',
  scheduleTitle: 'Schedule',
  shareTitle: (car: string, monthly: string) => `${car} for ¥${monthly} a month`,
  change: 'Change',
  changeCar: 'Change the car',
  carSheet: 'Which car',
  yourConfiguration: 'Your configuration',
  carPicture: (car: string) => `${car}, side`,
  monthlyPayment: 'Monthly payment',
  compare: 'Compare',
  loan: 'Loan',
  interest: 'Interest',
  total: 'Paid in all',
  ownRate: 'Own rate',
  annualRate: 'Annual rate',
  perCent: '%',
  termMonths: (months: number) => `${months} months`,
  amountAndShare: (amount: string, percent: string) => `¥${amount} (${percent} %)`,
  useRate: (percent: string) => `Use ${percent} %`,
  rateFault: {
    noNumber: 'Enter a rate in percent, such as 2.04, or 0 for none.',
    tooLow: 'A rate cannot be negative. 0 is free of interest.',
    tooHigh: 'That is more than the 36 % a year that this calculator takes.',
    tooFine: 'A rate has at most two decimals here.',
  } satisfies Record<NumberFault, string>,
  schedule: 'Schedule',
  order: 'Order this car',
  apply: 'Apply for finance',
  everyMonth: (count: number) => `Every month, ${count} times`,
  interestOf: (amount: string) => `Interest ¥${amount}`,
  scheduleNote: (lastAmount: string | null) =>
    lastAmount === null ? FIRST_MONTH : `${FIRST_MONTH} The last payment is ¥${lastAmount}.`,
  chart: 'Each month’s payment: how much of it pays off the loan, how much is interest',
  compareTitle: 'Compare plans',
  thisPlan: 'This plan',
  otherPlan: 'Other plan',
  otherScheme: 'Scheme of the other plan',
  otherTerm: 'Term of the other plan, in months',
  monthly: 'A month',
  rate: 'Annual rate',
  useOther: 'Use the other plan',
  cheaper: (amount: string) => `The other plan costs ¥${amount} less in all.`,
  dearer: (amount: string) => `The other plan costs ¥${amount} more in all.`,
  asDear: 'Both plans cost the same in all.',
  emptyTitle: 'No car to finance yet',
  emptyText: 'Instalments come with the next models.',
  toModels: 'See the models',
}

export type Messages = typeof en

export const messages = texts(en, zh)

import { LoanPaper } from '@/wire/enums/finance'
import { FinanceAction } from '@/wire/enums/order'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of an order's application for finance. */
const en = {
  title: 'Finance application',
  stale: 'This page could not be refreshed. What you see may be out of date.',

  head: {
    notYet: 'This order has no application. One can be made once the contract of a financed car is signed.',
    noSchemes: 'No lender offers a loan for this car now. Please try again later, or pay without a loan.',
    notApplied: 'Choose a plan, add two papers and send both to the lender. It costs nothing to ask.',
    complete: 'Both papers are here. Tick and send.',
    missing: (papers: readonly string[]) => `Still missing: ${papers.join('; ')}.`,
    answerBy: (submitted: string, time: string) => `${submitted} It answers by ${time}; you need not do anything.`,
    released: 'The lender has paid for your car. Your monthly payments are due to the lender.',
    cancelled: 'You took it back. You can apply again, or pay without a loan.',
    paysInFull: 'You pay the balance without a loan.',
  },
  reasonTitle: 'Why it was turned down',

  planTitle: 'Your plan',
  schedule: 'Schedule',
  monthly: (months: number) => `Monthly, ${months} months`,
  rate: 'Rate a year',
  percent: (percent: string) => `${percent} %`,
  vehicleTotal: 'Vehicle total',
  downPayment: (percent: string) => `Down payment, ${percent} %`,
  depositCounted: 'Paid as deposit',
  loan: 'Loan',
  interest: 'Total interest',

  papersTitle: 'Papers',
  papersNote: 'Kept privately: only you and the lender see them.',
  papers: {
    [LoanPaper.identity]: 'Resident ID, both sides',
    [LoanPaper.income]: 'Income of the last 6 months',
  } satisfies Record<LoanPaper, string>,
  addPaper: (paper: string) => `Add a picture: ${paper}`,
  paperPicture: (paper: string, number: number) => `${paper}, picture ${number}`,
  sent: 'Sent',
  accepted: 'Accepted',

  consent: 'The lender may look into my papers to decide about this loan.',
  save: 'Save',
  saved: 'Saved',
  submit: 'Send to the lender',
  obstacles: {
    uploading: 'Wait for the upload',
    uploadFailed: 'A picture was not uploaded',
    missingIdentity: 'Add your resident ID',
    missingIncome: 'Add your income papers',
    notAgreed: 'Tick the lender’s permission',
  },
  otherWays: 'Other ways',
  exitNotes: {
    [FinanceAction.payInFull]: 'Give the loan up and pay the whole balance',
    [FinanceAction.cancelFinance]: 'Drop what you have prepared; you can begin again',
  },

  progress: 'Progress',
  car: 'Car',
  scheme: 'Scheme',
  orderNumber: 'Order number',

  call: 'Call us',
  applyAgain: 'Apply again',
  pay: (amount: string) => `Pay ¥${amount}`,
  payBalance: 'Pay the balance',
  viewOrder: 'View order',

  payOffTitle: 'Early pay-off',
  payOffAmount: 'To pay',
  payOffSaved: 'Interest saved',
  payOffDue: 'Due on',
  askPayOff: 'Ask to pay off',
  payOffQuestion: 'Pay the whole loan off?',
  payOffQuestionText: (amount: string, day: string) =>
    `The lender takes ¥${amount} on ${day}. It cannot be taken back here.`,
  payOffAsked: (time: string) => `Asked for at ${time}. The lender will contact you.`,

  submitted: 'Application sent',
  payOffRequested: 'Pay-off asked for',
  failed: {
    save: 'The application was not saved',
    submit: 'The application was not sent',
    payOff: 'The pay-off was not asked for',
  },
  unknownTitle: 'No answer from the server',
  unknownText: (why: string) => `${why} Trying again will not do it twice.`,
  monthOfLoan: 'a month of this loan',
}

export type Messages = typeof en

export const messages = texts(en, zh)

/** Texts of the schedule of a loan. */
export const messages = {
  table: 'Payments month by month',
  month: 'Month',
  paidOff: 'Loan',
  interest: 'Interest',
  left: 'Left',
} as const

/** Texts of the bar that takes the money. */
export const messages = {
  dueNow: 'Due now',
  pay: (amount: string) => `Pay ¥${amount}`,
} as const

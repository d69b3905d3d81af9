/** Texts about a price that has changed. */
export const messages = {
  title: 'The price has changed',
  becameCheaper: (subject: string) => `While this page was open, ${subject} became cheaper.`,
  becameDearer: (subject: string) => `While this page was open, ${subject} became dearer.`,
  before: 'Before',
  now: 'Now',
  nothingCharged: 'Nothing has been charged.',
  useNewPrice: 'Use new price',
} as const

/** Texts of the consent to agreements. */
export const messages = {
  agreeTo: 'I agree to the',
  and: 'and the',
  agreeAndContinue: 'Agree and continue',
  sheetTitle: 'Please agree first',
  sheetText: 'Read them, then agree to go on.',
} as const

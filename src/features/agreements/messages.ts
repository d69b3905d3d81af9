/** Texts of the page that shows an agreement. */
export const messages = {
  title: 'Agreement',
  notNow: 'Not now',
  agree: 'Agree',
  agreed: 'Agreed',
  notAgreed: 'Not agreed yet',
  unknownTitle: 'No such agreement',
  unknownText: 'The link may be old. Settings lists the agreements in force.',
  toSettings: 'Open settings',
} as const

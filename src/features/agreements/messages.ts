/** Texts of the page that shows an agreement. */
export const messages = {
  title: 'Agreement',
  number: (id: number) => `No. ${id}`,
  version: (version: number) => `Version ${version}`,
  inForceFrom: (day: string) => `in force from ${day}`,
  changed: 'Changed',
  newIn: (note: string, places: string) => (places ? `What is new: ${note}. See ${places}.` : `What is new: ${note}.`),
  section: (number: string) => `section ${number}`,
  sections: (numbers: string, last: string) => `sections ${numbers} and ${last}`,
  notNow: 'Not now',
  agree: 'Agree',
  agreed: 'Agreed',
  notAgreed: 'Not agreed yet',
  unknownTitle: 'No such agreement',
  unknownText: 'The link may be old. Settings lists the agreements in force.',
  toSettings: 'Open settings',
} as const

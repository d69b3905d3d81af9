/** What is said of an agreement beside its own words. */
export const messages = {
  number: (id: number) => `No. ${id}`,
  version: (version: number) => `Version ${version}`,
  inForceFrom: (day: string) => `in force from ${day}`,
  changed: 'Changed',
  newIn: (note: string, places: string) => (places ? `What is new: ${note}. See ${places}.` : `What is new: ${note}.`),
  section: (number: string) => `section ${number}`,
  sections: (numbers: string, last: string) => `sections ${numbers} and ${last}`,
} as const

/** Texts of the card of an expert. */
export const messages = {
  call: (name: string) => `Call ${name}`,
} as const

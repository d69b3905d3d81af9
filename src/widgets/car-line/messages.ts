/** What the picture of a car's row shows, for screen readers. */
export const messages = {
  picture: (car: string) => `${car}, side`,
} as const

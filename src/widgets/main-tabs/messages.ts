/** Names of the app's tabs. */
export const messages = {
  label: 'Main tabs',
  explore: 'Explore',
  buyCar: 'Buy car',
  mine: 'Mine',
} as const

/** Texts of the way on when the album is closed to the app. */
export const messages = {
  title: 'Album access is off',
  text: 'Allow Vela to add to your album in the settings, then save again.',
  openSettings: 'Open settings',
} as const

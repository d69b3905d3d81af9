/** Texts of the app itself, on whatever page it is. */
export const messages = {
  offline: 'You are offline',
  online: 'Back online',
  updateTitle: 'A new version is ready',
  updateText: 'Restart to use it. Your orders and your login stay as they are.',
  restart: 'Restart',
  later: 'Later',
} as const

/** Texts of pictures that are being uploaded. */
export const messages = {
  add: 'Add',
  retry: 'Retry',
  percent: (percent: number) => `${percent} %`,
  uploading: (picture: string) => `Uploading ${picture}`,
  retryUpload: (picture: string) => `Upload ${picture} again`,
  removeUpload: (picture: string) => `Remove ${picture}`,
} as const

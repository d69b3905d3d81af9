import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of pictures that are being uploaded. */
const en = {
  add: 'Add',
  retry: 'Retry',
  pickFailed: 'Picture cannot be opened',
  percent: (percent: number) => `${percent} %`,
  uploading: (picture: string) => `Uploading ${picture}`,
  retryUpload: (picture: string) => `Upload ${picture} again`,
  removeUpload: (picture: string) => `Remove ${picture}`,
}

export type Messages = typeof en

export const messages = texts(en, zh)

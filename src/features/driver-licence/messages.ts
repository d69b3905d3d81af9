import { texts } from '@/language/texts'
import { zh } from './messages-zh'
import type { Obstacle } from './side'

/** Texts of the driving licence. */
const en = {
  title: 'Driver licence',
  heading: { upload: 'Upload your licence', kept: 'Your licence' },
  text: 'Needed for test drives and registration. All four corners in the frame.',
  sides: { front: 'Front', back: 'Back' },
  add: { front: 'Add the front', back: 'Add the back' },
  picture: { front: 'Front of your licence', back: 'Back of your licence' },
  replace: 'Replace',
  replaceSide: { front: 'Replace the front', back: 'Replace the back' },
  uploading: (percent: number) => `Uploading, ${percent} %`,
  uploadFailed: (why: string) => `${why} This picture was not uploaded. Tap to try again.`,
  pickFailed: 'Picture cannot be opened',
  kept: 'On file',
  privacy: 'Kept privately: links to it end after ten minutes, and only you can ask for one.',
  submit: 'Submit',
  obstacles: {
    missingFront: 'Add the front to continue',
    missingBack: 'Add the back to continue',
    uploading: 'Wait for the upload',
    unchanged: 'Replace a side to change it',
  } satisfies Record<Obstacle, string>,
  submitted: 'Licence saved',
  unknownTitle: 'No answer from the server',
  unknownText: (why: string) => `${why} Trying again will not save it twice.`,
  submitFailed: 'The licence was not saved',
}

export type Messages = typeof en

export const messages = texts(en, zh)

import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the pictures of an article. */
const en = {
  title: 'Picture',
  picture: (title: string, number: number, count: number) => `${title}, picture ${number} of ${count}`,
  postBy: (author: string) => `A post by ${author}`,
  hint: 'Pinch to zoom, swipe for the next picture.',
  hintOfOne: 'Pinch or tap twice to zoom.',
  pictures: 'All pictures',
  share: 'Share',
  shareTitle: 'Share this picture',
  shareText: 'Everybody with the link can see it.',
  qrLabel: 'A code that opens this picture',
  goneTitle: 'No picture here',
  goneText: 'The link names none of ours, or its article has been taken down.',
}

export type Messages = typeof en

export const messages = texts(en, zh)

import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of the page that shows one picture. */
const en = {
  title: 'Picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  lostTitle: 'No picture here',
  lostText: 'The link names none of ours.',
}

export type Messages = typeof en

export const messages = texts(en, zh)

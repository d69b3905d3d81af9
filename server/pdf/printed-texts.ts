import { texts } from '@/language/texts'
import { zh } from './printed-texts-zh'

/** What the printer itself adds to a paper. */
const en = { page: (page: number, pages: number) => `Page ${page} of ${pages}` }

export type PrintedTexts = typeof en

export const printedTexts = texts(en, zh)

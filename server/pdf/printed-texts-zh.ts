import type { PrintedTexts } from './printed-texts'

/** What the printer itself adds to a paper, in Chinese. */
export const zh: PrintedTexts = { page: (page, pages) => `第 ${page} 页，共 ${pages} 页` }

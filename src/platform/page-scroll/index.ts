import type { PageScroll } from './types'

/** In a browser what lies over a page keeps its scrolling to itself, by its style. */
export const pageScroll: PageScroll = { hold: () => () => undefined }

import type { PageData } from './types'

/** No server sends the pages of a mini-program. */
export const pageData: PageData = { take: () => undefined }

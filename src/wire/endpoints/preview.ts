import { get } from '../endpoint'
import type { Preview, PreviewQuery } from '../schemas/preview'

/** The drafts of a tab, for whoever has a link to them. */
export const drafts = get<typeof PreviewQuery, typeof Preview>('/content/preview', {
  access: 'public',
  extension: true,
})

/** What can be found. */
export const SearchKind = {
  model: 'model',
  article: 'article',
  activity: 'activity',
  topic: 'topic',
  hashtag: 'hashtag',
  shop: 'shop',
  help: 'help',
} as const
export type SearchKind = (typeof SearchKind)[keyof typeof SearchKind]

/** Whether words that are found nowhere are taken for others with one typing error, or searched as they were typed. */
export const Spelling = { mended: 'mended', typed: 'typed' } as const
export type Spelling = (typeof Spelling)[keyof typeof Spelling]

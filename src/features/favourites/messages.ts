import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of what was saved. */
const en = {
  title: 'Favourites',
  kinds: { stories: 'Stories', clips: 'Videos', posts: 'Posts' },
  edit: 'Edit',
  done: 'Done',
  selectAll: 'Select all',
  remove: (count: number) => (count === 0 ? 'Remove' : `Remove ${count}`),
  removed: (count: number) => `${count} removed`,
  undo: 'Undo',
  notRemoved: 'Could not remove',
  notAllRemoved: 'Could not remove all of them',
  gone: 'This article is no longer available',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Tap the bookmark under an article to find it here.',
  toExplore: 'To Explore',
}

export type Messages = typeof en

export const messages = texts(en, zh)

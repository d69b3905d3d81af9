import type { ContentTab } from './tabs'
import { texts } from '@/language/texts'
import { zh } from './messages-zh'

/** Texts of "Explore". */
const en = {
  shareTitle: 'Explore Vela',
  tabs: 'Explore',
  search: 'Search',
  tab: {
    recommended: 'For you',
    custom: 'Highlights',
    square: 'Square',
    activities: 'Activities',
    message: 'Messages',
  } satisfies Record<ContentTab, string>,
  stories: 'Stories',
  allTopics: 'All topics',
  all: 'All',
  discover: 'Discover',
  discoverSlide: (title: string) => `Discover ${title}`,
  testDrive: 'Test drive',
  findShop: 'Find a shop',
  finance: 'Finance',
  myOrders: 'My orders',
  hotline: 'Service',
  slide: (number: number, count: number, title: string) => `Slide ${number} of ${count}: ${title}`,
  highlights: 'Highlights',
  end: 'You have seen it all',
  emptyTitle: 'Nothing here yet',
  emptyText: 'New stories come every week. Please look again soon.',
  cachedFrom: (time: string) => `This is the page of ${time}. Drafts are safe.`,
}

export type Messages = typeof en

export const messages = texts(en, zh)

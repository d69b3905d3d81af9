import type { ArticleCard, Banner } from '@/wire/schemas/content'
import { cacheSlot } from '@/services/storage/cache'
import { isRecord } from '@/services/storage/is-record'
import type { StoredSlot } from '@/services/storage/stored-slot'
import { isContentTab, type ContentTab } from './tabs'

/** The first cards of a tab, and when they were read, in epoch ms. */
export interface CachedFeed {
  cards: readonly ArticleCard[]
  atMs: number
  /** Whose they are, for they tell whom this reader follows; undefined for a visitor. */
  readerId: string | undefined
}

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem)

// The parts that drawing would stumble over; the storage version covers the rest.
const isCard = (value: unknown): value is ArticleCard =>
  isRecord(value) && typeof value.id === 'string' && Array.isArray(value.media) && isRecord(value.author)

const isBanner = (value: unknown): value is Banner => isRecord(value) && typeof value.picture === 'string'

const isFeed = (value: unknown): value is CachedFeed =>
  isRecord(value) && typeof value.atMs === 'number' && isListOf(value.cards, isCard)

/** The first screen of a tab as it was last seen. */
export const cachedFeed = (tab: ContentTab): StoredSlot<CachedFeed> =>
  cacheSlot(`home-feed-${tab}`, { isValue: isFeed })

/** The hero as it was last seen. */
export const cachedBanners = cacheSlot<Banner[]>('home-banners', {
  isValue: (value): value is Banner[] => isListOf(value, isBanner),
})

/** The slides of the tab of the house as they were last seen. */
export const cachedCustomSlides = cacheSlot<readonly Banner[]>('home-custom', {
  isValue: (value): value is Banner[] => isListOf(value, isBanner),
})

/** The tabs that had something to show. */
export const cachedTabs = cacheSlot<ContentTab[]>('home-tabs', {
  isValue: (value): value is ContentTab[] => isListOf(value, isContentTab),
})

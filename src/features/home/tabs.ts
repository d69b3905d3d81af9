import { HomeTabKind } from '@/wire/enums/content'

/** The home tabs that are filled by the feed, in their order on screen; the custom kind has a page of its own. */
export const CONTENT_TABS = [
  HomeTabKind.recommended,
  HomeTabKind.square,
  HomeTabKind.activities,
  HomeTabKind.message,
] as const

/** A tab that the feed fills. */
export type ContentTab = (typeof CONTENT_TABS)[number]

/** The tab with the hero: always shown, and the first. */
export const MAIN_TAB = HomeTabKind.recommended

export const isContentTab = (value: unknown): value is ContentTab => CONTENT_TABS.some((tab) => tab === value)

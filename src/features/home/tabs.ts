import { HomeTabKind } from '@/wire/enums/content'

/** The home tabs in their order on screen. */
export const CONTENT_TABS = [
  HomeTabKind.recommended,
  HomeTabKind.custom,
  HomeTabKind.square,
  HomeTabKind.message,
  HomeTabKind.activities,
] as const

/** A tab of Explore. */
export type ContentTab = (typeof CONTENT_TABS)[number]

/** The tab with the hero: always shown, and the first. */
export const MAIN_TAB = HomeTabKind.recommended

/** What the house fills itself: named by its own slides, and there with them. */
export const CUSTOM_TAB = HomeTabKind.custom

/** What owners write. */
export const SQUARE_TAB = HomeTabKind.square

/** What one can come to. */
export const ACTIVITIES_TAB = HomeTabKind.activities

/** What concerns the customer: no articles, and read apart from them. */
export const MESSAGE_TAB = HomeTabKind.message

/** Shown whatever articles there are. */
export const ALWAYS_SHOWN: readonly ContentTab[] = [MAIN_TAB, MESSAGE_TAB]

export const isContentTab = (value: unknown): value is ContentTab => CONTENT_TABS.some((tab) => tab === value)

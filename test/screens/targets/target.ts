import type { Locator, Page } from '@playwright/test'
import type { test as phoneTest } from '../../support/browser/phone'

/** What shows the screens: a build of the app, and what is its own about taking pictures of it. */
export interface Target {
  readonly test: typeof phoneTest
  /** The page in front. */
  front(page: Page): Locator
  /** How high the whole of the front page is, in px. */
  heightPx(page: Page): Promise<number>
  /** Has the page that is open speak another language. */
  speak(page: Page, language: string): Promise<void>
  /** What must not have happened while the picture was made. */
  complaints(page: Page): Promise<readonly unknown[]>
}

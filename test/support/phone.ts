import { test as base } from '@playwright/test'
import { findBrowser } from './browser'

/** Playwright's `test` on the browser of this machine: browser tests import it from here. */
export const test = base.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({}, use) => {
      await use(await findBrowser())
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'

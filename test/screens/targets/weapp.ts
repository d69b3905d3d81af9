import type { Page } from '@playwright/test'
import { expect, test as phoneTest } from '../../support/browser/phone'
import { readApp } from '../../weapp/host/client/read-app'
import type { ServedApp } from '../../weapp/host/node/served-page'
import { BUILT_ORIGIN, DIST } from '../../weapp/support/paths'
import type { Target } from './target'

/** Bundling the host and compiling the app take long where other work is done. */
const READING_LIMIT_MS = 240_000

/** The phone of the browser tests with the mini-program in the place of the page: what lies on it is the same. */
const test = phoneTest.extend<object, { app: ServedApp }>({
  app: [async ({}, use) => use(readApp(DIST)), { scope: 'worker', timeout: READING_LIMIT_MS }],
  page: async ({ page, app, storefront: { origin } }, use) => {
    await app.showIn({ page, origin, origins: { [BUILT_ORIGIN]: origin }, storePrefix: 'vela:' })
    await use(page)
  },
})

interface HostWindow {
  readonly __miniProgramRealm: { handle(method: string, params: string): Promise<string> }
}

/** Sends a message of the automator protocol, or of the host's own. */
const tell = async (page: Page, method: string, params: object = {}): Promise<unknown> =>
  JSON.parse(
    await page.evaluate(([name, text]) => (window as unknown as HostWindow).__miniProgramRealm.handle(name, text), [
      method,
      JSON.stringify(params),
    ] as const),
  )

const front = (page: Page) => page.locator('wx-page:visible').last()

/** The compiled mini-program, drawn by the host of its tests. */
export const weapp: Target = {
  test,
  front,
  heightPx: (page) => page.evaluate(() => document.documentElement.scrollHeight),

  /** As a shopper does: WeChat tells no app that its language was changed. */
  async speak(page) {
    await tell(page, 'App.callWxMethod', { method: 'navigateTo', args: [{ url: '/pages/settings/index' }] })
    await front(page)
      .getByRole('button', { name: /^Language/ })
      .tap()
    await page.getByRole('radio', { name: /^简体中文/ }).tap()
    await tell(page, 'App.callWxMethod', { method: 'navigateBack', args: [{}] })
    await expect(front(page)).not.toContainText('Language 语言')
  },

  complaints: async (page) => ((await tell(page, 'Host.takeProblems')) as { problems: unknown[] }).problems,
}

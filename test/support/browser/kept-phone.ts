import type { Browser, BrowserContext, Page } from '@playwright/test'
import { API_PREFIX } from '@/wire/envelope'
import { feelFingers } from './last-events'

/**
 * Between two shoppers a phone shows an answer of the API: of the storefront's origin, and without the app. Its headers
 * ask for the same isolation as the app's page; the browser would begin another process for any other.
 */
const NOWHERE = `${API_PREFIX}/nowhere`

/** What tests listen to. */
const HEARD = ['console', 'request', 'response', 'weberror']

/** Calls that change a phone for as long as it lives. */
const LASTING = {
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'setGeolocation', 'setOffline'],
  page: ['addInitScript', 'emulateMedia', 'exposeFunction'],
  clock: ['install'],
} as const

/**
 * A phone that is wiped and handed on. The browser's process has run the app before: what is known of its code stays, so
 * that a page is there in half of the time.
 */
export interface KeptPhone {
  context: BrowserContext
  page: Page
  /** Makes it one that has never been here; false when it cannot: a test has changed it for good, or it would not be left. */
  wipe: () => Promise<boolean>
}

const countCalls = <Owner extends object>(owner: Owner, names: readonly (keyof Owner)[], onCall: () => void): void => {
  for (const name of names) {
    const call = owner[name] as (...args: unknown[]) => unknown
    const counted = (...args: unknown[]): unknown => {
      onCall()
      return call.apply(owner, args)
    }
    Object.assign(owner, { [name]: counted })
  }
}

/** Tells whether a test has changed the phone for good. */
const watchChanges = (context: BrowserContext, page: Page): (() => boolean) => {
  let isChanged = false
  const onCall = (): void => {
    isChanged = true
  }
  countCalls(context, LASTING.context, onCall)
  countCalls(page, LASTING.page, onCall)
  countCalls(context.clock, LASTING.clock, onCall)
  return () => isChanged
}

/** Nobody hears or answers what a page asks for any more. */
const letGo = async (phone: BrowserContext | Page): Promise<void> => {
  for (const event of HEARD) phone.removeAllListeners(event)
  await phone.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Opens a phone with the options of the running test. */
export const openKeptPhone = async (browser: Browser, origin: string): Promise<KeptPhone> => {
  const context = await browser.newContext()
  await feelFingers(context)
  const page = await context.newPage()
  const window = page.viewportSize()
  const nowhere = origin + NOWHERE
  const session = await context.newCDPSession(page)
  const isChanged = watchChanges(context, page)

  /** The app writes as it is left, so it is left first. */
  const forget = async (): Promise<void> => {
    await page.goto(nowhere)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await context.clearCookies()
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
    await session.send('Network.clearBrowserCache')
    await session.send('Page.resetNavigationHistory')
  }

  const wipe = async (): Promise<void> => {
    for (const other of context.pages()) if (other !== page) await other.close()
    await letGo(page)
    await letGo(context)
    if (window !== null) await page.setViewportSize(window)
    await forget()
  }

  await forget()
  return {
    context,
    page,
    wipe: async () => {
      if (isChanged()) return false
      // A sheet that closes as the test ends is still going back over its entry, and may lead back to the app.
      return wipe().then(
        () => page.url() === nowhere,
        () => false,
      )
    },
  }
}

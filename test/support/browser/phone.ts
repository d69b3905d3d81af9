import { test as base, expect } from '@playwright/test'
import type { Variables } from '../../../server/env/env-values'
import { watchFaults } from './browser-faults'
import { findBrowser, type Graphics } from './browser'
import { openKeptPhone, type KeptPhone } from './kept-phone'
import { ipOf, logInByPhone, phoneOf, type Customer } from '../customers/customer'
import { watchEvents } from './last-events'
import { borrowSale, setClockRight, type Sale } from '../customers/sale'
import { startStorefront, type Storefront } from './storefront'
import { storeSession } from './stored-session'

interface Run {
  /** Pages that draw in 3D ask for WebGL; the others are quicker without. */
  graphics: Graphics
  /** What the storefront is started with beside the usual. */
  variables: Variables
  storefront: Storefront
  /** Counts the shoppers of a run. */
  nextShopper: () => number
  /** The phones that are handed from test to test, by their kind: a screen, a language, whether things may move. */
  keptPhones: Map<string, KeptPhone>
}

interface Shopper {
  /** A number that no other test uses. */
  phone: string
  ip: string
}

interface Scene {
  /** As one that has never been here, though others have used it. */
  phone: KeptPhone
  /** Who holds the phone: a number and an address of their own, so that tests know nothing of each other. */
  shopper: Shopper
  /** The shopper, logged in on this phone before it opens its first page. */
  customer: Customer
  /** What is on sale, to change; put back after the test. */
  sale: Sale
  /** What must not happen in any page, and has. */
  faults: readonly string[]
  /** The fault that a test brings about itself; any other fails it. */
  knownFault: RegExp | undefined
}

/** Playwright's `test` with a shopper's phone in front of a running storefront; browser tests import it from here. */
export const test = base.extend<Scene, Run & { launchOptions: object }>({
  graphics: ['none', { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ graphics }, use) => {
      await use(await findBrowser(graphics))
    },
    { scope: 'worker' },
  ],
  variables: [{}, { option: true, scope: 'worker' }],
  storefront: [
    async ({ variables }, use) => {
      const storefront = await startStorefront(variables)
      await use(storefront)
      await storefront.close()
    },
    { scope: 'worker' },
  ],
  nextShopper: [
    async ({}, use) => {
      let count = 0
      await use(() => (count += 1))
    },
    { scope: 'worker' },
  ],
  shopper: async ({ nextShopper, storefront }, use) => {
    const n = nextShopper()
    await use({ phone: phoneOf(n), ip: ipOf(n) })
    await setClockRight(storefront)
  },
  baseURL: async ({ storefront }, use) => {
    await use(storefront.origin)
  },
  extraHTTPHeaders: async ({ shopper }, use) => {
    await use({ 'x-forwarded-for': shopper.ip })
  },
  keptPhones: [
    async ({}, use) => {
      const kept = new Map<string, KeptPhone>()
      await use(kept)
    },
    { scope: 'worker' },
  ],
  phone: async ({ browser, keptPhones, storefront, extraHTTPHeaders, viewport, locale, contextOptions }, use) => {
    const kind = JSON.stringify({ viewport, locale, contextOptions })
    const phone = keptPhones.get(kind) ?? (await openKeptPhone(browser, storefront.origin))
    keptPhones.delete(kind)
    await phone.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    await use(phone)
    if (await phone.wipe()) keptPhones.set(kind, phone)
    else await phone.context.close()
  },
  knownFault: [undefined, { option: true }],
  faults: [
    async ({ phone: { context }, knownFault }, use, testInfo) => {
      const faults = watchFaults(context)
      const lastEvents = watchEvents(context)
      await use(faults)
      const unknown = faults.filter((fault) => knownFault?.test(fault) !== true)
      if (testInfo.status !== testInfo.expectedStatus) {
        throw new Error(['What came before:', await lastEvents(), ...unknown].join('\n'))
      }
      expect(unknown, 'uncaught errors, console errors and policy violations').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ phone }, use) => {
    await use(phone.context)
  },
  page: async ({ phone }, use) => {
    await use(phone.page)
  },
  customer: async ({ page, storefront, shopper }, use) => {
    const customer = await logInByPhone(storefront, shopper.phone, shopper.ip)
    await storeSession(page, customer.reply)
    await use(customer)
  },
  sale: async ({ storefront }, use) => {
    const { restore, ...sale } = await borrowSale(storefront)
    await use(sale)
    await restore()
  },
})

export { expect }

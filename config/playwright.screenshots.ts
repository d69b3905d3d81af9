import path from 'node:path'
import { defineConfig } from '@playwright/test'
import phone from './playwright.config'

/** A picture that comes late is as good. */
const TIMEOUT_MS = 120_000

/** The browser tests' phone and storefront, used to take a picture of each screen: `npm run screenshots`. */
export default defineConfig({
  ...phone,
  timeout: TIMEOUT_MS,
  testDir: path.resolve(__dirname, '../test/screens'),
  use: { ...phone.use, deviceScaleFactor: 2, trace: 'off', screenshot: 'off' },
})

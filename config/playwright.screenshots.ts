import path from 'node:path'
import { defineConfig } from '@playwright/test'
import phone from './playwright.config'

/** The browser tests' phone and storefront, used to take a picture of each screen: `npm run screenshots`. */
export default defineConfig({
  ...phone,
  testDir: path.resolve(__dirname, '../test/screens'),
  use: { ...phone.use, deviceScaleFactor: 2, trace: 'off', screenshot: 'off' },
})

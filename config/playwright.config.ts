import path from 'node:path'
import { defineConfig } from '@playwright/test'

const ROOT = path.resolve(__dirname, '..')
const TEST_TIMEOUT_MS = 60_000
const EXPECT_TIMEOUT_MS = 7_000

export default defineConfig({
  testDir: path.join(ROOT, 'test/e2e'),
  testMatch: '**/*.test.ts',
  outputDir: path.join(ROOT, 'test-results'),
  globalSetup: path.join(ROOT, 'test/support/database/start-storefront-database.ts'),
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    // Motion is waited for at each tap; the main job is done with it.
    contextOptions: { reducedMotion: 'reduce' },
    video: 'off',
    screenshot: 'only-on-failure',
  },
})

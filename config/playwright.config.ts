import path from 'node:path'
import { defineConfig } from '@playwright/test'

const ROOT = path.resolve(__dirname, '..')
const TEST_TIMEOUT_MS = 30_000
const EXPECT_TIMEOUT_MS = 7_000

export default defineConfig({
  testDir: path.join(ROOT, 'test/e2e'),
  testMatch: '**/*.test.ts',
  outputDir: path.join(ROOT, 'test-results'),
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  reporter: 'list',
  use: {
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    video: 'off',
    trace: 'retain-on-failure',
  },
})

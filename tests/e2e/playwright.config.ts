import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  // One browser suite at a time: each test starts its own embedded Firebase and its own browsers.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: { actionTimeout: 15_000, screenshot: 'only-on-failure' },
  outputDir: '../../test-results',
  reporter: 'list',
})

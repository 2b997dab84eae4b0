import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  // Each test starts its own embedded Firebase, on ports of its worker, and its own browsers.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Long enough for a machine several times slower: a limit costs nothing where the test is green.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    // What moves is painted again and again, which the two cores have no time for.
    contextOptions: { reducedMotion: 'reduce' },
  },
  outputDir: '../../test-results',
  reporter: 'list',
})

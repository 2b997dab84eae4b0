import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  // Each test starts its own embedded Firebase, on its worker's ports, and its own browsers.
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Long enough for a machine several times slower; a passing test never waits for a limit.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    actionTimeout: 120_000,
    screenshot: 'only-on-failure',
    // Animations repaint again and again, which two cores have no time for.
    contextOptions: { reducedMotion: 'reduce' },
  },
  outputDir: '../../test-results',
  reporter: 'list',
})

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Workers inherit it from the process that started the run.
process.env['DAYBOOK_E2E_PREPARED'] ??= join(tmpdir(), `daybook-prepared-${process.pid}`)

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'prepare', testMatch: 'prepare.setup.ts' },
    { name: 'e2e', testMatch: '**/*.spec.ts', dependencies: ['prepare'] },
  ],
  globalTeardown: './remove-prepared.ts',
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

import { mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

const repository = join(import.meta.dirname, '../../..')

/**
 * Bundles `npm run emulator` or another entry, so that a process starts without translating anything. Answers the
 * script's folder and path; it lies where the bundle still finds its packages.
 */
export async function bundleEmulator(
  entry = 'emulator/cli.ts',
): Promise<{ folder: string; script: string }> {
  const cache = join(repository, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'daybook-emulator-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: repository,
    publicDir: false,
    build: {
      ssr: resolve(repository, entry),
      outDir: folder,
      minify: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'emulator.mjs' } },
    },
  })
  return { folder, script: join(folder, 'emulator.mjs') }
}

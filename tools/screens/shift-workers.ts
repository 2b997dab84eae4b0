import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shiftClockScript } from '../../tests/e2e/offline/wrong-clock.ts'
import { writeAppPack } from '../build/app-pack.ts'

/**
 * Moves the clock of every worker of a copied site, which Playwright's clock does not reach: what the listening worker
 * downloads depends on the day. Some of these files are code of pages, in which the script does nothing.
 */
export function shiftWorkers(site: string, aheadMs: number): void {
  const dist = join(site, 'dist')
  const script = shiftClockScript(`'WorkerGlobalScope' in globalThis ? ${aheadMs} : 0`)
  const workers = readdirSync(join(dist, 'assets')).filter((file) => /worker-.*\.js$/.test(file))
  for (const file of ['sw.js', ...workers.map((name) => join('assets', name))]) {
    const path = join(dist, file)
    writeFileSync(path, script + readFileSync(path, 'utf8'))
  }
  // The service worker stores these files from the pack.
  writeAppPack(dist)
}

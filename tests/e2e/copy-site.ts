import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { wrongClockScript } from './offline/wrong-clock.ts'

const workerFile = 'dist/sw.js'

/** Copies what is deployed, without its source maps, to a folder of its own, and returns that. */
export function copySite(): string {
  const root = mkdtempSync(join(tmpdir(), 'daybook-site-'))
  for (const part of ['dist', 'firestore.rules', 'firestore.indexes.json', 'firebase.json'])
    cpSync(part, join(root, part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    })
  // They start only where a test asks for them.
  symlinkSync(resolve('functions'), join(root, 'functions'))
  return root
}

/** Writes the service worker of a copied site anew, with a wrong clock if it has one, and returns its path. */
export function resetWorker(site: string, clockAheadMs: number): string {
  const worker = join(site, workerFile)
  const clock = clockAheadMs === 0 ? '' : wrongClockScript
  writeFileSync(worker, clock + readFileSync(workerFile, 'utf8'))
  return worker
}

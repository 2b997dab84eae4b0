import { readFileSync } from 'node:fs'
import { buildScript } from '../../lab/build-lab.ts'

/** A queue under test: a script for a page, and one for a worker where it has one. */
export interface Subject {
  readonly name: string
  readonly version?: string
  readonly script: string
  readonly worker?: string
  /** Whether its work is in orders and receipts instead of counters. */
  readonly isOurs: boolean
}

export async function buildSubjects(): Promise<Subject[]> {
  const peer = { isOurs: false }
  return [
    {
      name: 'Daybook',
      script: await buildScript(new URL('../../lab/faults-ours.ts', import.meta.url)),
      isOurs: true,
    },
    {
      ...peer,
      name: 'Firestore',
      version: versionOf('firebase'),
      script: await buildScript(new URL('../../lab/faults-firestore.ts', import.meta.url)),
    },
    {
      ...peer,
      name: 'Workbox',
      version: versionOf('workbox-background-sync'),
      script: await buildScript(new URL('../../lab/faults-workbox.ts', import.meta.url)),
      worker: await buildScript(new URL('../../lab/faults-workbox-worker.ts', import.meta.url)),
    },
    {
      ...peer,
      name: 'RxDB',
      version: versionOf('rxdb'),
      script: await buildScript(new URL('../../lab/faults-rxdb.ts', import.meta.url)),
    },
    {
      ...peer,
      name: 'TanStack',
      version: versionOf('@tanstack/offline-transactions'),
      script: await buildScript(new URL('../../lab/faults-tanstack.ts', import.meta.url)),
    },
  ]
}

function versionOf(name: string): string {
  const file = new URL(`../../../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

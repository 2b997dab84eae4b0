import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Emulator, type EmulatorOptions, startEmulator } from '#emulator/index.ts'

/** Rules that deny a test user some requests. */
export const testRules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /board/{id} {
      allow read, write: if request.auth != null;
    }
    match /notes/{id} {
      allow read, update, delete: if request.auth != null && resource.data.owner == request.auth.uid;
      allow create: if request.auth != null && request.resource.data.owner == request.auth.uid;
    }
    match /members/{id} {
      allow read: if request.auth != null &&
        get(/databases/$(database)/documents/board/gate).data.open == true;
    }
  }
}`

export interface TestEmulator extends Emulator {
  readonly dataDir: string
  /** `{url}/v1/projects/demo/databases/(default)/documents` */
  readonly documents: string
  /** The full name of a document. */
  name(path: string): string
}

export function makeDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'daybook-emulator-'))
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true })
}

/** An emulator for project `demo` on a free port, by default over an empty data folder. */
export async function startTestEmulator(
  options: Partial<EmulatorOptions> = {},
): Promise<TestEmulator> {
  const dataDir = options.dataDir ?? makeDataDir()
  const emulator = await startEmulator({ projectId: 'demo', rules: testRules, ...options, dataDir })
  const root = 'projects/demo/databases/(default)/documents'
  return {
    ...emulator,
    dataDir,
    documents: `${emulator.url}/v1/${root}`,
    name: (path) => `${root}/${path}`,
  }
}

import { join } from 'node:path'
import type { AccountStore } from '#emulator/auth/accounts/account-store.ts'
import type { Engine } from '#emulator/engine/types.ts'
import { importedAccount } from './imported-account.ts'
import { readLines } from './lines.ts'
import { type Manifest, accountsFile, documentsFile, readManifest } from './manifest.ts'
import { withReferences } from './with-references.ts'

/** The limits of one commit: number of documents, and approximate length of text. */
const maxBatch = { count: 500, length: 4 * 1024 * 1024 }

export interface ImportTarget {
  readonly projectId: string
  /** Opens a database by id; rejects where it cannot exist. */
  readonly engineOf: (databaseId: string) => Promise<Engine>
  /** Undefined where the project has no accounts here. */
  readonly accounts: AccountStore | undefined
}

/**
 * Imports the documents and accounts of an export; replaces those with the same names and keeps all others.
 * References are changed to point into this project. Rejects with a message that names the invalid lines; what
 * precedes them has been imported.
 */
export async function importData(directory: string, target: ImportTarget): Promise<Manifest> {
  const manifest = await readManifest(directory)
  for (const { id } of manifest.databases) {
    const engine = await target.engineOf(id)
    await importDocuments(join(directory, documentsFile(id)), engine, {
      from: `projects/${manifest.projectId}/databases/${id}/documents/`,
      to: `projects/${target.projectId}/databases/${id}/documents/`,
    })
  }
  if (manifest.accounts !== undefined && target.accounts)
    await importAccounts(join(directory, accountsFile), target.accounts)
  return manifest
}

interface Roots {
  readonly from: string
  readonly to: string
}

async function importDocuments(file: string, engine: Engine, roots: Roots): Promise<void> {
  for await (const batch of batches(file)) {
    await withLineInError(file, batch.first, () =>
      engine.importDocuments(batch.lines.map((line) => documentIn(line, roots))),
    )
  }
}

function documentIn(line: string, { from, to }: Roots): object {
  const given = JSON.parse(line) as Readonly<Record<string, unknown>>
  const fields = from === to ? given['fields'] : withReferences(given['fields'], from, to)
  return { ...given, name: `${to}${String(given['path'])}`, fields }
}

async function importAccounts(file: string, accounts: AccountStore): Promise<void> {
  for await (const { first, lines } of batches(file))
    await withLineInError(file, first, () =>
      accounts.putAll(lines.map((line) => importedAccount(line, accounts))),
    )
}

interface Batch {
  readonly lines: string[]
  readonly first: number
}

async function* batches(file: string): AsyncGenerator<Batch> {
  let batch: Batch = { lines: [], first: 1 }
  let length = 0
  for await (const [number, line] of readLines(file)) {
    batch.lines.push(line)
    length += line.length
    if (batch.lines.length < maxBatch.count && length < maxBatch.length) continue
    yield batch
    batch = { lines: [], first: number + 1 }
    length = 0
  }
  if (batch.lines.length > 0) yield batch
}

async function withLineInError<T>(file: string, first: number, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file}, from line ${first}: ${reason}`, { cause: error })
  }
}

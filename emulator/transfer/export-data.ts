import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { AccountStore } from '#emulator/auth/accounts/account-store.ts'
import type { Engine } from '#emulator/engine/types.ts'
import { writeLines } from './lines.ts'
import {
  type Manifest,
  accountsFile,
  documentsFile,
  manifestFile,
  readManifest,
} from './manifest.ts'

export interface ExportSource {
  readonly projectId: string
  readonly databases: readonly { readonly id: string; readonly engine: Engine }[]
  /** Undefined where the project has no accounts here. */
  readonly accounts: AccountStore | undefined
  /** Milliseconds since the epoch. */
  readonly clock: () => number
}

/**
 * Writes documents and accounts into a folder, one line of JSON each, and a summary in `export.json`. An
 * earlier export in the folder is replaced once this one is complete; any other folder that is not empty is
 * left unchanged, and the promise rejects with a message for the user.
 */
export async function exportData(directory: string, source: ExportSource): Promise<Manifest> {
  const target = resolve(directory)
  await checkReplaceable(target)
  const partial = `${target}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, 'firestore'), { recursive: true })
  const manifest = await writeAll(partial, source)
  const replaced = `${target}.replaced`
  await rename(target, replaced).catch(() => undefined)
  await mkdir(dirname(target), { recursive: true })
  await rename(partial, target)
  await rm(replaced, { recursive: true, force: true })
  return manifest
}

async function writeAll(
  folder: string,
  { projectId, databases, accounts, clock }: ExportSource,
): Promise<Manifest> {
  const written: Manifest['databases'] = []
  for (const { id, engine } of databases) {
    const root = `projects/${projectId}/databases/${id}/documents/`
    const file = join(folder, documentsFile(id))
    written.push({ id, documents: await writeLines(file, documentLines(engine, root)) })
  }
  const manifest: Manifest = {
    format: 'daybook-emulator-export',
    version: 1,
    projectId,
    exportedAt: new Date(clock()).toISOString(),
    databases: written,
    ...(accounts && { accounts: await writeAccounts(folder, accounts) }),
  }
  await writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return manifest
}

function* documentLines(engine: Engine, root: string): Generator<object[]> {
  for (const page of engine.exportDocuments()) {
    yield page.map(({ name, createTime, updateTime, fields }) => ({
      path: name.slice(root.length),
      createTime,
      updateTime,
      fields,
    }))
  }
}

async function writeAccounts(folder: string, accounts: AccountStore): Promise<number> {
  await mkdir(join(folder, 'auth'))
  return writeLines(join(folder, accountsFile), [accounts.all()])
}

/** Rejects with a message for the user where a folder contains anything but an earlier export. */
export async function checkReplaceable(folder: string): Promise<void> {
  const target = resolve(folder)
  const entries = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(`"${target}" is not a folder.`, { cause: error })
  })
  if (entries.length === 0) return
  await readManifest(target).catch(() => {
    throw new Error(`"${target}" contains files that are not an export; it was left unchanged.`)
  })
}

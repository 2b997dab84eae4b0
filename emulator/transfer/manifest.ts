import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

export const manifestFile = 'export.json'
export const accountsFile = 'auth/accounts.jsonl'
export const documentsFile = (databaseId: string): string => `firestore/${databaseId}.jsonl`

const Manifest = v.object({
  format: v.literal('daybook-emulator-export'),
  version: v.literal(1),
  projectId: v.string(),
  exportedAt: v.string(),
  databases: v.array(
    v.object({ id: v.pipe(v.string(), v.regex(/^[^/\\]+$/)), documents: v.number() }),
  ),
  accounts: v.exactOptional(v.number()),
})

/** The content of `export.json`: what an export contains. */
export type Manifest = v.InferOutput<typeof Manifest>

/** Reads the manifest of an export; rejects with a message for the user. */
export async function readManifest(directory: string): Promise<Manifest> {
  const file = join(directory, manifestFile)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined)
    throw new Error(`There is no export in "${directory}" (${manifestFile} is missing).`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text)
  if (!parsed.success) throw new Error(`"${file}" is not the manifest of a supported export.`)
  return parsed.output
}

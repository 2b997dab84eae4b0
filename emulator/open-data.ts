import { join } from 'node:path'
import { type Auth, createAuth } from './auth/create-auth.ts'
import { createEngine } from './engine/create-engine.ts'
import type { Engine } from './engine/types.ts'
import { lockDataDir } from './lock-data-dir.ts'

export interface EmulatorData {
  readonly auth: Auth
  readonly engine: Engine
  close(): Promise<void>
}

interface DataOptions {
  readonly dataDir: string
  readonly projectId: string
  /** The text of firestore.indexes.json. */
  readonly indexes?: string | undefined
  readonly clock: () => number
  readonly allowUnsigned: boolean
  readonly synced: boolean
  readonly emailEnumerationProtection: boolean
}

/** Locks a data folder and opens its documents and accounts; rejects where that fails. */
export async function openData(options: DataOptions): Promise<EmulatorData> {
  const { dataDir, projectId, clock, allowUnsigned, emailEnumerationProtection } = options
  const undo: (() => unknown)[] = [lockDataDir(dataDir)]
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const path = join(dataDir, 'auth')
    const auth = await createAuth({
      path,
      projectId,
      clock,
      allowUnsigned,
      emailEnumerationProtection,
    })
    undo.push(() => auth.close())
    const engine = await createEngine({
      dataDir,
      projectId,
      clock,
      synced: options.synced,
      ...(options.indexes !== undefined && { indexes: parseIndexesFile(options.indexes) }),
    })
    undo.push(() => engine.close())
    // Clients treat a read time of zero as missing and ignore one earlier than the last they have seen.
    if (engine.now().startsWith('1970-')) await engine.commit([])
    return { auth, engine, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Parses the text of firestore.indexes.json; throws with a message for the user. */
export function parseIndexesFile(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error('The index file is not valid JSON.', { cause: error })
  }
}

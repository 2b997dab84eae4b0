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
  readonly clock: () => number
  readonly allowUnsigned: boolean
}

/** Opens documents and accounts of a data folder, for this process alone; rejects where that fails. */
export async function openData(options: DataOptions): Promise<EmulatorData> {
  const { dataDir, projectId, clock, allowUnsigned } = options
  const undo: (() => unknown)[] = [lockDataDir(dataDir)]
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step()
  }
  try {
    const path = join(dataDir, 'auth')
    const auth = await createAuth({ path, projectId, clock, allowUnsigned })
    undo.push(() => auth.close())
    const engine = await createEngine({ dataDir: join(dataDir, 'firestore'), projectId, clock })
    undo.push(() => engine.close())
    return { auth, engine, close }
  } catch (error) {
    await close()
    throw error
  }
}

import type { Engine } from '../engine/types.ts'
import { companyId, demoDocuments } from './demo-documents.ts'
import { people } from './people.ts'
import { toFields } from './to-fields.ts'
import type { DemoAccount } from './types.ts'

/** What the demo needs of the emulator's Auth. */
interface DemoAuth {
  findByEmail(email: string): unknown
  createAccount(account: {
    uid: string
    email: string
    password: string
    displayName: string
  }): Promise<unknown>
}

interface Seed {
  readonly engine: Pick<Engine, 'get' | 'commit'>
  readonly auth: DemoAuth
  readonly projectId: string
  /** Milliseconds since 1970: the demo's work lies around it. */
  readonly now: number
}

/**
 * Puts the demo company where it is missing, in one commit, and accounts for its people; what is there
 * stays as it is. Answers with the accounts that can sign in.
 */
export async function seedDemo(seed: Seed): Promise<DemoAccount[]> {
  const { engine, auth, projectId, now } = seed
  for (const { uid, email, password, name } of people) {
    const known = await auth.findByEmail(email)
    if (known) continue
    await auth.createAccount({ uid, email, password, displayName: name })
  }
  const root = `projects/${projectId}/databases/(default)/documents`
  if (engine.get(`${root}/companies/${companyId}`) === undefined) {
    await engine.commit(
      demoDocuments(now).map(({ path, data }) => ({
        update: { name: `${root}/${path}`, fields: toFields(data) },
        currentDocument: { exists: false },
      })),
    )
  }
  return [...people]
}

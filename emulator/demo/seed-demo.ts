import type { PasswordHash } from '../auth/types.ts'
import type { Engine } from '../engine/types.ts'
import { age } from './base/company.ts'
import { demoDocuments, firstPath, lastPath } from './demo-documents.ts'
import { demoPassword, headliners, people } from './people/people.ts'
import { toFields } from './to-fields.ts'
import type { DemoAccount, DemoDocument } from './base/types.ts'

/** What the demo needs of the emulator's Auth. */
interface DemoAuth {
  findByEmail(email: string): unknown
  createAccount(account: {
    uid: string
    email: string
    passwordHash: PasswordHash
    displayName: string
  }): Promise<unknown>
  hashPassword(password: string): Promise<PasswordHash>
}

interface Seed {
  readonly engine: Pick<Engine, 'get' | 'commit'>
  readonly auth: DemoAuth
  readonly projectId: string
  /** Milliseconds since 1970; the demo's orders lie around it. */
  readonly now: number
}

/** The most writes that Firestore once took in a commit. */
const batchSize = 500

function documentsOf(projectId: string): string {
  return `projects/${projectId}/databases/(default)/documents`
}

/**
 * Creates the demo company and its people's accounts where they are missing; what exists stays as it is.
 * Where an earlier call was cut off, this one writes what that one left out. Returns one account of each role.
 */
export async function seedDemo(seed: Seed): Promise<DemoAccount[]> {
  await Promise.all([seedAccounts(seed), seedDocuments(seed)])
  return headliners.map(({ uid, email, password, name, role }) => ({
    uid,
    email,
    password,
    name,
    role,
  }))
}

/** A person whom an older version seeded keeps the account and the e-mail address of that time. */
async function seedAccounts({ engine, auth, projectId }: Seed): Promise<void> {
  const missing = people.filter(({ uid, email }) => {
    const known = engine.get(`${documentsOf(projectId)}/users/${uid}`)?.fields['email']
    const isOlder = known !== undefined && 'stringValue' in known && known.stringValue !== email
    return !isOlder && !auth.findByEmail(email)
  })
  if (missing.length === 0) return
  const passwordHash = await auth.hashPassword(demoPassword)
  await Promise.all(
    missing.map(({ uid, email, name }) =>
      auth.createAccount({ uid, email, passwordHash, displayName: name }),
    ),
  )
}

/** The company is written first: its creation tells for which `now` the rest is to be made. */
async function seedDocuments({ engine, projectId, now }: Seed): Promise<void> {
  const nameOf = (path: string): string => `${documentsOf(projectId)}/${path}`
  if (engine.get(nameOf(lastPath)) !== undefined) return
  const founded = engine.get(nameOf(firstPath))?.fields['createdAt']
  const began =
    founded !== undefined && 'stringValue' in founded ? Date.parse(founded.stringValue) + age : now
  const missing = demoDocuments(began).filter(({ path }) => engine.get(nameOf(path)) === undefined)
  for (let i = 0; i < missing.length; i += batchSize) {
    await engine.commit(missing.slice(i, i + batchSize).map(create))
  }

  function create({ path, data }: DemoDocument) {
    return {
      update: { name: nameOf(path), fields: toFields(path, data) },
      currentDocument: { exists: false },
    }
  }
}

import type { Doc, Ref } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { answerWithin } from '#lib/answer-within.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '../local/database/user-db.ts'
import { storageProblem } from '../local/storage/storage-problem.ts'
import { report } from '../report.ts'
import type { OwnDocuments as LoadedDocuments } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { readOwnDocuments } from './own-documents.ts'
import type { OwnDocuments } from './own-documents.ts'
import { storeDocs } from './store-docs.ts'

export interface LoadPorts {
  readonly uid: string
  readonly server: () => Promise<Server>
  readonly userDb: (uid: string) => UserDb
  /** Keeps the session's copy of what the user's database now holds. */
  readonly keep: (own: OwnDocuments) => Promise<void>
  /** How long this device may take to store them before that counts as a problem, in milliseconds. */
  readonly storingMs: number
  /** They were stored after all, later than that. */
  readonly onStoredLate: () => void
}

/**
 * Loads the signed-in user's own documents from the server and stores them; the problem if that fails, or null. It
 * always ends, because every page waits for it.
 */
export async function loadOwnDocuments(ports: LoadPorts): Promise<Problem | null> {
  const loaded = await fetchDocuments(ports)
  if (loaded.ok) return storeInTime(ports, loaded.value)
  report('User and company could not be loaded', loaded.problem)
  return loaded.problem
}

async function fetchDocuments({
  server,
  uid,
}: LoadPorts): Promise<Result<LoadedDocuments, Problem>> {
  try {
    const [opened, { loadDocuments }] = await Promise.all([
      server(),
      import('../server/load-documents.ts'),
    ])
    return await loadDocuments(opened, uid)
  } catch (error) {
    report('The session could not be loaded', error)
    return fail({ type: 'network/offline' })
  }
}

async function storeInTime(ports: LoadPorts, loaded: LoadedDocuments): Promise<Problem | null> {
  const storing = store(ports, loaded).then(
    () => null,
    (error: unknown): Problem => {
      report('User and company could not be stored', error)
      return storageProblem(error) ?? { type: 'storage/unavailable' }
    },
  )
  const result = await answerWithin(storing, ports.storingMs, 'late')
  if (result !== 'late') return result
  report('Storing user and company takes too long')
  void storing.then((problem) => problem === null && ports.onStoredLate())
  return { type: 'storage/unavailable' }
}

async function store(
  { uid, userDb, keep }: LoadPorts,
  { user, company, companyId }: LoadedDocuments,
): Promise<void> {
  const db = userDb(uid)
  const docs = new Map<Ref, Doc | null>([[`users/${uid}`, user]])
  if (companyId !== null) docs.set(`companies/${companyId}`, company)
  await storeDocs(db, docs)
  await keep(await readOwnDocuments(db, uid))
}

import { StatusError } from '#emulator/status.ts'
import { applyWrite, nameOfWrite } from './apply-write.ts'
import type {
  AuthorizeCommit,
  DocumentChange,
  PendingChange,
  StoredDocument,
  Write,
  WriteResult,
} from '../types.ts'

export interface DecidedCommit {
  readonly writeResults: readonly WriteResult[]
  /** One entry per document that changes. */
  readonly changes: readonly DocumentChange[]
}

/**
 * Computes the effect of a commit, write by write, and calls `authorize`; then throws the StatusError of the
 * first write that fails. Pure: stores nothing.
 */
export function decideCommit(
  read: (name: string) => StoredDocument | undefined,
  writes: readonly Write[],
  commitTime: string,
  authorize: AuthorizeCommit | undefined,
): DecidedCommit {
  const first = new Map<string, StoredDocument | undefined>()
  const last = new Map<string, StoredDocument | undefined>()
  const steps: PendingChange[] = []
  const deleted = new Set<string>()
  let failure: StatusError | undefined
  const requestTime = millisecondsOf(commitTime)
  const writeResults = writes.map((write) => {
    const name = nameOfWrite(write)
    if (!first.has(name)) first.set(name, read(name))
    const found = last.has(name) ? last.get(name) : first.get(name)
    const applied = applyWrite(found, write, { commitTime, requestTime })
    const { before, after, kind } = applied
    last.set(name, after)
    failure ??= deleted.has(name) ? updatedAfterDelete(name, write) : undefined
    failure ??= applied.failure
    if (write.delete !== undefined) deleted.add(name)
    else if (write.verify === undefined) deleted.delete(name)
    if (write.verify === undefined) steps.push({ name, before, after, kind })
    return applied.result
  })
  authorize?.({
    changes: steps,
    requestTime,
    before: (name) => (first.has(name) ? first.get(name) : read(name)),
    after: (name) => (last.has(name) ? last.get(name) : read(name)),
  })
  if (failure) throw failure
  const changes: DocumentChange[] = []
  for (const [name, after] of last) {
    const before = first.get(name)
    if (before !== after) changes.push({ name, before, after })
  }
  return { writeResults, changes }
}

/** Firestore refuses `exists: true` after a delete in the same commit, whether or not the document existed. */
function updatedAfterDelete(name: string, write: Write): StatusError | undefined {
  if (write.currentDocument?.exists !== true || write.delete !== undefined) return undefined
  return new StatusError(
    'INVALID_ARGUMENT',
    `A document cannot be updated after its deletion in the same commit: ${name}`,
  )
}

/** Firestore's REQUEST_TIME and the rules' request.time have millisecond precision. */
function millisecondsOf(commitTime: string): string {
  return commitTime.replace(/\d{3}Z$/u, '000Z')
}

const maxWrites = 10_000

export function checkWriteCount(count: number): void {
  if (count > maxWrites) {
    throw new StatusError('INVALID_ARGUMENT', `A commit cannot hold more than ${maxWrites} writes`)
  }
}

import type { Problem } from '#domain/problem.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from './local/user-db.ts'
import type { MutateContext } from './outbox/mutate.ts'
import type { Data } from './types.ts'

interface QueuePorts {
  readonly currentDb: () => UserDb | undefined
  readonly drain: () => Promise<void>
  /** Makes a problem of what the storage throws. */
  readonly inStorage: <T>(work: () => Promise<Result<T, Problem>>) => Promise<Result<T, Problem>>
  /** Queues something in the name of who is signed in, then sends what may go. */
  readonly act: <T>(
    work: (context: MutateContext) => Promise<Result<T, Problem>>,
  ) => Promise<Result<T, Problem>>
  readonly random: { readonly id: () => string }
}

type QueueActs = Pick<
  Data,
  | 'retry'
  | 'retryPhoto'
  | 'editAndRetry'
  | 'sendAsNote'
  | 'discard'
  | 'undo'
  | 'resolveConflict'
  | 'dependents'
  | 'exportUnsent'
>

/** What a person can do with what is queued. Its code is loaded when it is asked for: no screen waits for it. */
export function createQueueActs({
  currentDb,
  drain,
  inStorage,
  act,
  random,
}: QueuePorts): QueueActs {
  /** Changes the queue of the signed-in user, then sends what may go. */
  async function editQueue<T>(edit: (db: UserDb) => Promise<T>): Promise<T | undefined> {
    const db = currentDb()
    if (!db) return undefined
    const edited = await edit(db)
    void drain()
    return edited
  }

  return {
    async retry(id) {
      const { retryMutation } = await queueEdits()
      await editQueue((db) => retryMutation(db, id))
    },
    async retryPhoto(photoId) {
      const { retryPhoto } = await queueEdits()
      await editQueue((db) => retryPhoto(db, photoId))
    },
    async editAndRetry(id, args) {
      const { editAndRetry } = await import('./outbox/edit-and-retry.ts')
      const done = await inStorage(async () => {
        const edited = await editQueue((db) => editAndRetry(db, id, args))
        return edited ?? fail({ type: 'access/signed-out' })
      })
      return done
    },
    async sendAsNote(id, text) {
      const { sendAsNote } = await import('./outbox/send-as-note.ts')
      return act((context) => sendAsNote(id, text, context))
    },
    async discard(ids) {
      const { discardMutations } = await queueEdits()
      const edit = { now: Date.now(), random }
      return (await editQueue((db) => discardMutations(db, ids, edit))) ?? null
    },
    async undo(id) {
      const { undo } = await import('./outbox/undo.ts')
      return (await editQueue((db) => undo(db, id, Date.now()))) ?? false
    },
    async resolveConflict(id, choice) {
      const { settleConflict } = await queueEdits()
      const edit = { now: Date.now(), random }
      return (await editQueue((db) => settleConflict(db, id, choice, edit))) ?? null
    },
    async dependents(id) {
      const db = currentDb()
      return db ? (await queueEdits()).dependentsOf(db, id) : []
    },
    async exportUnsent() {
      const db = currentDb()
      return db ? (await queueEdits()).exportUnsent(db) : '{}'
    },
  }
}

function queueEdits() {
  return import('./outbox/edit-queue.ts')
}

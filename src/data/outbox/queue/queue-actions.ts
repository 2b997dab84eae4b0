import type { Problem } from '#domain/problem.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { editAndRetry } from './edit-and-retry.ts'
import {
  dependentsOf,
  discardMutations,
  exportUnsent,
  retryMutation,
  retryPhoto,
  resolveConflict,
} from './edit-queue.ts'
import { sendAsNote } from './send-as-note.ts'
import { undo } from './undo.ts'
import { untilNotSending } from './until-not-sending.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { MutateContext } from '../mutate/mutate-context.ts'
import type { Data } from '#data/types/data.ts'

interface QueuePorts {
  readonly currentDb: () => UserDb | undefined
  readonly drain: () => Promise<void>
  /** Turns storage errors into problems. */
  readonly catchStorageErrors: <T>(
    work: () => Promise<Result<T, Problem>>,
  ) => Promise<Result<T, Problem>>
  /** Queues something as the signed-in user, then starts sending. */
  readonly enqueue: <T>(
    work: (context: MutateContext) => Promise<Result<T, Problem>>,
  ) => Promise<Result<T, Problem>>
  readonly random: { readonly id: () => string }
}

export type QueueActions = Pick<
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

/** What a person can do with the queue. */
export function createQueueActions({
  currentDb,
  drain,
  catchStorageErrors,
  enqueue,
  random,
}: QueuePorts): QueueActions {
  /** Changes the queue of the signed-in user, then starts sending. */
  async function editQueue<T>(edit: (db: UserDb) => Promise<T>): Promise<T | undefined> {
    const db = currentDb()
    if (!db) return undefined
    const edited = await edit(db)
    void drain()
    return edited
  }

  return {
    async retry(id) {
      await editQueue((db) => retryMutation(db, id))
    },
    async retryPhoto(photoId) {
      await editQueue((db) => retryPhoto(db, photoId))
    },
    async editAndRetry(id, args) {
      const done = await catchStorageErrors(async () => {
        const edited = await editQueue((db) => editAndRetry(db, id, args))
        return edited ?? fail({ type: 'access/signed-out' })
      })
      return done
    },
    async sendAsNote(ids, text) {
      return enqueue((context) => sendAsNote(ids, text, context))
    },
    async discard(ids) {
      const discarded = await editQueue(async (db) => {
        await untilNotSending(db, ids)
        return discardMutations(db, ids, { now: Date.now(), random })
      })
      return discarded ?? null
    },
    async undo(id) {
      return (await editQueue((db) => undo(db, id, Date.now()))) ?? false
    },
    async resolveConflict(id, choice) {
      const edit = { now: Date.now(), random }
      return (await editQueue((db) => resolveConflict(db, id, choice, edit))) ?? null
    },
    async dependents(id) {
      const db = currentDb()
      return db ? dependentsOf(db, id) : []
    },
    async exportUnsent() {
      const db = currentDb()
      return db ? exportUnsent(db) : '{}'
    },
  }
}

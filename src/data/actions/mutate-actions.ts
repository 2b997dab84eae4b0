import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail, type Result } from '#lib/result.ts'
import { askToPersist } from '../local/storage/ask-to-persist.ts'
import { catchStorageErrors } from '../local/storage/catch-storage-errors.ts'
import type { Drafts } from '../outbox/draft/drafts.ts'
import type { MutateContext } from '../outbox/mutate/mutate-context.ts'
import type { QueueActions } from '../outbox/queue/queue-actions.ts'
import { report } from '../report.ts'
import type { CurrentUser } from '../session/current-user.ts'
import type { Data, NamedMutation } from '../types/data.ts'
import type { Enqueue } from './create-enqueue.ts'
import type { OnDemandLoader } from './load-on-demand.ts'

interface MutatePorts {
  readonly user: CurrentUser
  readonly queue: Enqueue
  readonly drafts: Drafts
  readonly onDemand: OnDemandLoader
  readonly drain: (fresh: boolean) => Promise<void>
}

export interface MutateActions
  extends QueueActions, Pick<Data, 'mutate' | 'mutateAll' | 'keepDraft' | 'syncNow'> {
  /** Queues the drafts of closed tabs. */
  readonly adoptDrafts: () => Promise<void>
}

/** What changes the rows of this device, and what a person does with changes that are still unsent. */
export function createMutateActions({
  user,
  queue,
  drafts,
  onDemand,
  drain,
}: MutatePorts): MutateActions {
  const mutate: Data['mutate'] = async (name, args, { draft } = {}) => {
    const uid = user.uid()
    if (uid === undefined) return fail({ type: 'access/signed-out' })
    const id = (draft !== undefined && drafts.idOf(uid, draft)) || newId()
    const place = name === 'order/move' ? onDemand.tracker()?.locationForStep() : undefined
    const placed = place ? { ...args, place } : args
    const done = await queue.mutate(name, placed, id)
    if (done.ok && draft !== undefined) drafts.drop(uid, draft, id)
    // From now on there is work to lose, and a browser is more likely to agree once it has seen some use.
    if (done.ok && name === 'order/move') {
      void askToPersist()
      onDemand
        .load()
        .then(({ onStep }) => onStep(placed as MutationArgs<'order/move'>))
        .catch((error: unknown) => report('A step has no location', error))
    }
    return done
  }

  async function adoptDrafts(): Promise<void> {
    const uid = user.uid()
    if (uid === undefined) return
    const orphans = await drafts.orphans(uid)
    if (orphans.size === 0) return
    const { adoptDraft } = await import('../outbox/draft/adopt-draft.ts')
    for (const [slot, draft] of orphans) {
      const done = await queue.enqueue((context) => adoptDraft(draft, context), draft.id)
      if (done.ok) drafts.drop(uid, slot, draft.id)
    }
  }

  /** Only the sync centre needs these. */
  async function queueActions(): Promise<QueueActions> {
    const { createQueueActions } = await import('../outbox/queue/queue-actions.ts')
    return createQueueActions({
      currentDb: user.db,
      drain: () => drain(true),
      catchStorageErrors,
      enqueue: queue.enqueue,
      random: { id: () => newId() },
    })
  }

  return {
    mutate,
    mutateAll: (changes) => queue.enqueue((context) => mutateAllWith(changes, context)),
    adoptDrafts,
    keepDraft(slot, change) {
      const uid = user.uid()
      if (uid === undefined) return
      if (change) drafts.keep(uid, slot, change)
      else drafts.drop(uid, slot)
    },
    syncNow: () => drain(true),
    retry: async (id) => (await queueActions()).retry(id),
    retryPhoto: async (photoId) => (await queueActions()).retryPhoto(photoId),
    editAndRetry: async (id, args) => (await queueActions()).editAndRetry(id, args),
    sendAsNote: async (ids, text) => (await queueActions()).sendAsNote(ids, text),
    discard: async (ids) => (await queueActions()).discard(ids),
    undo: async (id) => (await queueActions()).undo(id),
    resolveConflict: async (id, choice) => (await queueActions()).resolveConflict(id, choice),
    dependents: async (id) => (await queueActions()).dependents(id),
    exportUnsent: async () => (await queueActions()).exportUnsent(),
  }
}

/** Few pages make several changes at once, so that code is loaded when one does. */
async function mutateAllWith(
  changes: readonly NamedMutation[],
  context: MutateContext,
): Promise<Result<void, Problem>> {
  const code = await import('../outbox/mutate/mutate-all.ts').catch((error: unknown) => {
    report('The code that makes several changes could not be loaded', error)
  })
  return code ? code.mutateAll(changes, context) : fail({ type: 'network/offline' })
}

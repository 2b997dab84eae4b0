import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { catchStorageErrors } from '../local/storage/catch-storage-errors.ts'
import type { PageStorage } from '../local/storage/page-storage.ts'
import { withEviction } from '../local/storage/with-eviction.ts'
import type { MutateContext } from '../outbox/mutate/mutate-context.ts'
import { report } from '../report.ts'
import type { ThisDevice } from '../server/this-device.ts'
import type { CurrentUser } from '../session/current-user.ts'
import { askWorkerToDrain } from '../sync/background.ts'

export interface EnqueuePorts {
  readonly user: CurrentUser
  readonly host: PageStorage
  readonly device: ThisDevice
  readonly drain: (fresh: boolean) => Promise<void>
}

type Work<T> = (context: MutateContext) => Promise<Result<T, Problem>>

export interface Enqueue {
  /** Who acts now, where and when; undefined while no one can. `id` becomes the id of the mutation. */
  readonly context: (id?: string) => MutateContext | undefined
  /** Queues what `work` writes, then starts sending. */
  readonly enqueue: <T>(work: Work<T>, id?: string) => Promise<Result<T, Problem>>
  readonly mutate: (
    name: string,
    args: unknown,
    id?: string,
  ) => Promise<Result<{ id: string }, Problem>>
}

/** The only way into this page's outbox. */
export function createEnqueue({ user, host, device, drain }: EnqueuePorts): Enqueue {
  function context(id = newId()): MutateContext | undefined {
    const current = user.context()
    const actor = user.actor()
    if (!current || !actor) return undefined
    const [deviceId, offsetMs] = [device.deviceId(), device.offsetMs()]
    return { db: current.db, actor, id, deviceId, now: Date.now(), offsetMs }
  }

  async function enqueue<T>(work: Work<T>, id?: string): Promise<Result<T, Problem>> {
    const now = context(id)
    if (!now) return fail({ type: 'access/signed-out' })
    const done = await catchStorageErrors(() => withEviction(now.db, () => work(now)))
    if (!done.ok) return done
    if (host.isMemory()) return sendNow(now, done)
    void drain(false)
    void askWorkerToDrain().catch((error: unknown) => report('No worker to send', error))
    return done
  }

  /** Without storage, a change is only done once it is sent. */
  async function sendNow<T>(
    { db }: MutateContext,
    done: Result<T, Problem>,
  ): Promise<Result<T, Problem>> {
    const queued = await db.outbox.toCollection().toArray()
    const ids = queued.filter((row) => row.attempts === 0).map((row) => row.id)
    const edit = { now: Date.now(), random: { id: () => newId() } }
    const { sendOrReport } = await import('../outbox/queue/send-or-report.ts')
    const sent = await sendOrReport(db, ids, () => drain(true), edit)
    return sent.ok ? done : sent
  }

  return {
    context,
    enqueue,
    mutate: (name, args, id) => enqueue((now) => mutateWith(name, args, now), id),
  }
}

/** The mutators are a lot of code, and no screen waits for them: they are loaded after the first paint. */
async function mutateWith(
  name: string,
  args: unknown,
  context: MutateContext,
): Promise<Result<{ id: string }, Problem>> {
  const code = await import('../outbox/mutate/mutate.ts').catch((error: unknown) => {
    report('The code that changes things could not be loaded', error)
  })
  return code ? code.mutate(name, args, context) : fail({ type: 'network/offline' })
}

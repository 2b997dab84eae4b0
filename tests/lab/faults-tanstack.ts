import { createCollection, localOnlyCollectionOptions } from '@tanstack/db'
import {
  IndexedDBAdapter,
  NonRetriableError,
  startOfflineExecutor,
} from '@tanstack/offline-transactions'
import { HttpError, createFaultServer, isRefusal } from './fault-server.ts'
import type { FaultSubject, FaultSubjectOptions } from './fault-subject.ts'

interface Hit extends Record<string, unknown> {
  readonly id: string
  readonly document: string
  readonly note: string
}

/** As the package's documentation describes: the idempotency key goes with each request, and refusals are final. */
function createTanStack(options: FaultSubjectOptions): FaultSubject {
  const server = createFaultServer(options)
  const hits = createCollection(
    localOnlyCollectionOptions<Hit>({ id: 'hits', getKey: (hit) => hit.id }),
  )
  const gone: string[] = []
  const storage = new IndexedDBAdapter('tanstack', 'transactions')
  /** Operations that wait to be stored. */
  const waiting = new Map<string, () => void>()
  const set = storage.set.bind(storage)
  storage.set = async (key, value) => {
    await set(key, value)
    for (const [id, kept] of waiting) if (value.includes(JSON.stringify(id))) kept()
  }
  let executor: ReturnType<typeof startOfflineExecutor> | undefined

  async function send(hit: Hit, idempotencyKey: string): Promise<void> {
    const writes = [
      {
        update: {
          name: server.name(`bench/${hit.document}`),
          fields: { note: { stringValue: hit.note } },
        },
        updateMask: { fieldPaths: ['note'] },
        updateTransforms: [{ fieldPath: 'hits', increment: { integerValue: '1' } }],
      },
      // Makes a repeat harmless; Firestore itself has no idempotency keys.
      {
        update: { name: server.name(`benchKeys/${idempotencyKey}`), fields: {} },
        currentDocument: { exists: false },
      },
    ]
    try {
      await server.call('commit', { writes })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.status === 409 && error.message.includes('ALREADY_EXISTS')) return
      if (isRefusal(error.status)) throw new NonRetriableError(error.message)
      throw error
    }
  }

  return {
    async start() {
      await server.signIn()
      executor = startOfflineExecutor({
        collections: { hits },
        storage,
        mutationFns: {
          async hit({ transaction, idempotencyKey }) {
            for (const { modified } of transaction.mutations)
              await send(modified as unknown as Hit, idempotencyKey)
          },
        },
      })
      await executor.waitForInit()
    },
    async enqueue({ id, document, note }) {
      if (!executor) throw new Error('Not started')
      const transaction = executor.createOfflineTransaction({
        mutationFnName: 'hit',
        autoCommit: false,
      })
      transaction.mutate(() => hits.insert({ id, document, note }))
      // Its promise settles with the server's answer; an operation counts as kept once it is in the storage.
      const done = transaction.commit()
      const refused = done.catch(() => void gone.push(id))
      const kept = new Promise<void>((resolve) => waiting.set(id, resolve))
      const tooLong = new Promise<void>((resolve) => setTimeout(resolve, 3000))
      await Promise.race([kept, refused, tooLong])
      waiting.delete(id)
      return id
    },
    pending: () => idsInOutbox(),
    refusals: async () => ({ kept: [], gone }),
  }

  async function idsInOutbox(): Promise<string[]> {
    const transactions = (await executor?.peekOutbox()) ?? []
    return transactions.flatMap(({ mutations }) => mutations.map(({ key }) => String(key)))
  }
}

Object.assign(window, { createFaultSubject: createTanStack })

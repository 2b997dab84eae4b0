import { addRxPlugin, createRxDatabase } from 'rxdb/plugins/core'
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election'
import { replicateRxCollection } from 'rxdb/plugins/replication'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import * as v from 'valibot'
import { HttpError, createFaultServer, isRefusal } from './fault-server.ts'
import type { FaultSubject, FaultSubjectOptions } from './fault-subject.ts'

interface Hit {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly hits: number
}

interface Checkpoint {
  readonly updateTime: string
}

interface Held {
  readonly hit: Hit
  readonly updateTime: string
}

const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 100 },
    title: { type: 'string' },
    note: { type: 'string' },
    hits: { type: 'number' },
  },
  required: ['id', 'title', 'note', 'hits'],
} as const

const text = v.object({ stringValue: v.string() })
const answerShape = v.array(
  v.object({
    found: v.object({
      name: v.string(),
      updateTime: v.string(),
      fields: v.object({
        title: text,
        note: text,
        hits: v.object({ integerValue: v.string() }),
      }),
    }),
  }),
)

/**
 * Replication over HTTP as described in RxDB's documentation: states are pushed, and conflicts are detected against
 * the server's.
 */
function createRxDb(options: FaultSubjectOptions): FaultSubject {
  const { documents } = options
  const server = createFaultServer(options)
  addRxPlugin(RxDBLeaderElectionPlugin)
  let collection: Awaited<ReturnType<typeof open>> | undefined

  async function read(ids: readonly string[]): Promise<Map<string, Held>> {
    const names = ids.map((id) => server.name(`bench/${id}`))
    const answer = v.parse(answerShape, await server.call('batchGet', { documents: names }))
    return new Map(
      answer.map(({ found: { name, updateTime, fields } }) => {
        const id = name.slice(name.lastIndexOf('/') + 1)
        const { title, note, hits } = fields
        const hit = {
          id,
          title: title.stringValue,
          note: note.stringValue,
          hits: Number(hits.integerValue),
        }
        return [id, { hit, updateTime }]
      }),
    )
  }

  function writeOf({ id, title, note, hits }: Hit, updateTime: string): object {
    const fields = {
      title: { stringValue: title },
      note: { stringValue: note },
      hits: { integerValue: String(hits) },
    }
    const update = { name: server.name(`bench/${id}`), fields }
    return { update, currentDocument: { updateTime } }
  }

  /** All at once; where the server refuses that, one by one, so that one cannot hold up the others. */
  async function writeAll(writes: readonly object[]): Promise<void> {
    if (writes.length === 0) return
    try {
      await server.call('commit', { writes })
    } catch (error) {
      if (writes.length === 1 || !(error instanceof HttpError) || !isRefusal(error.status))
        throw error
      const single = await Promise.allSettled(writes.map((write) => writeAll([write])))
      // A refused document is pushed again together with its whole batch.
      for (const done of single) if (done.status === 'rejected') throw done.reason
    }
  }

  async function open() {
    const db = await createRxDatabase({
      name: 'bench',
      storage: getRxStorageDexie(),
      multiInstance: true,
    })
    const { hits } = await db.addCollections({ hits: { schema } })
    if (!hits) throw new Error('No collection')
    return hits
  }

  return {
    async start() {
      await server.signIn()
      collection = await open()
      const replication = replicateRxCollection<Hit, Checkpoint>({
        collection,
        replicationIdentifier: 'bench',
        live: true,
        push: {
          async handler(rows) {
            const held = await read(rows.map((row) => row.newDocumentState.id))
            const conflicts: (Hit & { _deleted: boolean })[] = []
            const writes: object[] = []
            for (const { newDocumentState, assumedMasterState } of rows) {
              const master = held.get(newDocumentState.id)
              if (!master) continue
              if (assumedMasterState && isSame(master.hit, assumedMasterState))
                writes.push(writeOf(newDocumentState, master.updateTime))
              else conflicts.push({ ...master.hit, _deleted: false })
            }
            await writeAll(writes)
            return conflicts
          },
        },
        pull: {
          async handler(checkpoint) {
            const since = checkpoint?.updateTime ?? ''
            const newer = [...(await read(documents)).values()]
              .filter((one) => one.updateTime > since)
              .toSorted((a, b) => (a.updateTime < b.updateTime ? -1 : 1))
            return {
              documents: newer.map(({ hit }) => ({ ...hit, _deleted: false })),
              checkpoint: { updateTime: newer.at(-1)?.updateTime ?? since },
            }
          },
        },
      })
      window.addEventListener('online', () => replication.reSync())
      if ((await collection.find().exec()).length === 0) await replication.awaitInitialReplication()
    },
    async enqueue({ id, document, note }) {
      const doc = await collection?.findOne(document).exec()
      if (!doc) throw new Error(`There is no ${document}`)
      await doc.incrementalModify((hit: Hit) => ({ ...hit, note, hits: hit.hits + 1 }))
      return id
    },
    /** Operations that this device shows as done; whether the server has them is checked there. */
    async pending() {
      const all = (await collection?.find().exec()) ?? []
      return all.flatMap((doc) => (doc.hits > 0 ? [doc.id] : []))
    },
    refusals: async () => ({ kept: [], gone: [] }),
  }
}

function isSame(a: Hit, b: Hit): boolean {
  return a.title === b.title && a.note === b.note && a.hits === b.hits
}

Object.assign(window, { createFaultSubject: createRxDb })

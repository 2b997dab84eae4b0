import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeFields } from '#data/server/rest/values.ts'
import { startEmulatorProcess } from '../../emulator-load/tools/emulator-process.ts'
import { sentOrder } from '../../fixtures/sent-order.ts'

export const projectId = 'demo-daybook'
export const companyId = 'c1'
export const account = { email: 'office@example.com', password: 'a-long-password' }

const epoch = '2026-03-01T08:00:00.000Z'
const stamps = { schema: 1, updatedAt: epoch, updatedBy: 'seed', deletedAt: null }
/** The most documents in one batchGet. */
const maxReads = 500
const root = `projects/${projectId}/databases/(default)/documents`

/** The server's state of one operation's document. */
export interface ServerSide {
  /** For the peers: how often their operation was applied. */
  readonly hits: number
  readonly note: string
  readonly hasReceipt: boolean
}

export interface FaultWorld {
  readonly port: number
  readonly uid: string
  /** Creates orders for our outbox and counters for the peers' under the same ids. */
  seed(ids: readonly string[]): Promise<void>
  /** As the office, changes another field of each. */
  editAsOffice(ids: readonly string[]): Promise<void>
  readOrders(ids: readonly string[]): Promise<ReadonlyMap<string, ServerSide>>
  readCounters(ids: readonly string[]): Promise<ReadonlyMap<string, ServerSide>>
  close(): Promise<void>
}

const openCounters = `
    match /bench/{id} {
      allow read: if true;
      allow write: if request.resource.data.note != 'poison-forbidden';
    }
    match /benchKeys/{id} {
      allow create: if true;
    }
`

/** The embedded Firebase in its own process, with this project's rules and counters for the peers. */
export async function createFaultWorld(): Promise<FaultWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-faults-'))
  const rulesFile = join(folder, 'bench.rules')
  const start = 'match /databases/{database}/documents {\n'
  const rules = readFileSync('firestore.rules', 'utf8').replace(start, start + openCounters)
  writeFileSync(rulesFile, rules)
  const emulator = await startEmulatorProcess({
    command: ['emulator/launch.js', 'cli', '--rules', rulesFile],
    dataDir: join(folder, 'data'),
    port: 0,
  })

  async function post(path: string, body: object, token = 'owner'): Promise<unknown> {
    const answer = await fetch(`${emulator.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const commit = (writes: readonly object[]) => post(`v1/${root}:commit`, { writes })
  const write = (path: string, doc: Readonly<Record<string, unknown>>) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(doc) },
  })
  async function read(paths: readonly string[]): Promise<Map<string, Fields>> {
    const found = new Map<string, Fields>()
    for (let i = 0; i < paths.length; i += maxReads) {
      const documents = paths.slice(i, i + maxReads).map((path) => `${root}/${path}`)
      const answer = await post(`v1/${root}:batchGet`, { documents })
      for (const { found: one } of answer as { found?: { name: string; fields?: Fields } }[])
        if (one) found.set(one.name.slice(root.length + 1), one.fields ?? {})
    }
    return found
  }

  const signedUp = await post('identitytoolkit.googleapis.com/v1/accounts:signUp?key=local', {
    ...account,
    returnSecureToken: true,
  })
  const { localId: uid } = signedUp as { localId: string }
  await commit([
    write(`companies/${companyId}`, {
      ...stamps,
      name: 'Demo Company',
      isSetup: true,
      subscriptionStatus: 'active',
      plan: null,
      disabledFeatures: [],
      ownerId: uid,
      createdAt: epoch,
    }),
    write(`users/${uid}`, {
      ...stamps,
      name: 'Demo Office',
      email: account.email,
      role: 'admin',
      status: 'active',
      companyId,
      permissions: [],
    }),
  ])

  return {
    port: emulator.port,
    uid,
    async seed(ids) {
      await commit([
        ...ids.map((id) => write(`companies/${companyId}/orders/${id}`, orderDoc(id, uid))),
        ...ids.map((id) => write(`bench/${id}`, { title: '', note: '', hits: 0 })),
      ])
    },
    async editAsOffice(ids) {
      const edit = (path: string, title: string) => ({
        update: { name: `${root}/${path}`, fields: encodeFields({ title }) },
        updateMask: { fieldPaths: ['title'] },
      })
      await commit([
        ...ids.map((id) => edit(`companies/${companyId}/orders/${id}`, 'Changed by the office')),
        ...ids.map((id) => edit(`bench/${id}`, 'Changed by the office')),
      ])
    },
    async readOrders(ids) {
      const order = (id: string) => `companies/${companyId}/orders/${id}`
      const receipt = (id: string) => `companies/${companyId}/mutations/${id}`
      const found = await read(ids.flatMap((id) => [order(id), receipt(id)]))
      return new Map(
        ids.map((id) => [
          id,
          {
            hits: 0,
            note: found.get(order(id))?.['instructions']?.stringValue ?? '',
            hasReceipt: found.has(receipt(id)),
          },
        ]),
      )
    },
    async readCounters(ids) {
      const found = await read(ids.map((id) => `bench/${id}`))
      return new Map(
        ids.map((id) => {
          const fields = found.get(`bench/${id}`)
          const note = fields?.['note']?.stringValue ?? ''
          return [id, { hits: Number(fields?.['hits']?.integerValue), note, hasReceipt: false }]
        }),
      )
    },
    async close() {
      await emulator.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Fields = Readonly<
  Record<string, { readonly stringValue?: string; readonly integerValue?: string }>
>

function orderDoc(id: string, uid: string) {
  return { ...sentOrder(id, `Order ${id}`, uid), updatedAt: epoch }
}

import { describe, expect, it } from 'vitest'
import { can } from '#domain/access/can.ts'
import type { Actor } from '#domain/access/actor.ts'
import { isCollectionName } from '#domain/entities/collections.ts'
import { parseRow } from '#domain/entities/parse-row.ts'
import { applyWrite } from '#domain/mutation/apply-write.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { receiptOf } from '#domain/mutation/receipt-of.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { orderStatuses } from '#domain/order/order-status.ts'
import { demoDocuments } from '#emulator/demo/demo-documents.ts'
import { people } from '#emulator/demo/people.ts'
import { seedDemo } from '#emulator/demo/seed-demo.ts'
import { createEngine } from '#emulator/engine/create-engine.ts'

const now = Date.parse('2026-03-02T14:07:31.250Z')
const documents = demoDocuments(now)

/** Documents by their reference inside the company. */
const byRef = new Map<Ref, Doc>(
  documents.map(({ path, data }) => [path.split('/').slice(-2).join('/') as Ref, data]),
)
const receipts = [...byRef].filter(([ref]) => ref.startsWith('mutations/'))

function actorOf(uid: unknown): Actor {
  const person = people.find((one) => one.uid === uid)
  if (person === undefined) throw new Error(`Nobody is ${String(uid)}`)
  return { ...person, companyId: 'demo-company', status: 'active', permissions: [] }
}

describe('the demo company', () => {
  it('holds only documents that the app can read', () => {
    expect(byRef.size).toBe(documents.length)
    for (const [ref, doc] of byRef) {
      const [collection, id] = splitRef(ref)
      expect(isCollectionName(collection) && parseRow(collection, id, doc)).toMatchObject({
        ok: true,
      })
    }
  })

  it('shows work in many statuses, none of it done before it began or after now', () => {
    const statuses = new Set([...byRef.values()].map((doc) => doc.status))
    expect(orderStatuses.filter((status) => statuses.has(status)).length).toBeGreaterThan(10)
    for (const [ref, doc] of byRef) {
      expect(Date.parse(String(doc.updatedAt ?? doc.receivedAt)), ref).toBeLessThanOrEqual(now)
    }
  })

  it('is what the mutators make of its receipts, one after the other', () => {
    const docs = new Map<Ref, Doc>([...byRef].filter(([ref]) => !ref.startsWith('orders/')))
    const story = receipts.toSorted(([, a], [, b]) => String(a.at).localeCompare(String(b.at)))
    for (const [ref, receipt] of story) {
      const prepared = prepareMutation(String(receipt.name), receipt.args, 1)
      if (!prepared.ok) throw new Error(`${ref}: ${JSON.stringify(prepared.problem)}`)
      const actor = actorOf(receipt.actorId)
      const at = String(receipt.at)
      const before = new Map(docs)
      const run = prepared.value.run({ actor, at }, docs)
      if (!run.ok) throw new Error(`${ref}: ${JSON.stringify(run.problem)}`)
      for (const write of run.value.writes) {
        const stamp = { updatedAt: at, updatedBy: actor.uid }
        docs.set(write.ref, applyWrite(docs.get(write.ref), write, stamp))
      }
      const { name, version, args, deviceId, deviceAt, offsetMs } = receipt
      const sent = { name, version, args, actorId: actor.uid, deviceId, at, deviceAt, offsetMs }
      const written = receiptOf({
        ...(sent as Parameters<typeof receiptOf>[0]),
        run: run.value,
        before,
        after: docs,
      })
      expect({ ...written, receivedAt: receipt.receivedAt }, ref).toEqual(receipt)
    }
    for (const [ref, doc] of byRef) expect(docs.get(ref), ref).toEqual(doc)
  })

  it('gives the technician something to do', () => {
    const technician = actorOf('demo-technician')
    const open = [...byRef].filter(
      ([ref, doc]) => ref.startsWith('orders/') && doc.open && can(technician, 'order/view', doc),
    )
    expect(open.length).toBeGreaterThan(4)
  })
})

describe('seedDemo', () => {
  it('seeds once, and leaves alone what is there', async () => {
    const engine = await createEngine({ dataDir: null, projectId: 'demo' })
    const accounts = new Map<string, string>()
    const auth = {
      findByEmail: (email: string) => accounts.get(email),
      createAccount: ({ uid, email }: { uid: string; email: string }) => {
        expect(accounts.has(email)).toBe(false)
        accounts.set(email, uid)
        return Promise.resolve()
      },
    }
    const signIns = await seedDemo({ engine, auth, projectId: 'demo', now })
    expect(signIns.map(({ email, password }) => `${email} ${password}`)).toEqual([
      'owner@daybook.demo daybook-demo',
      'admin@daybook.demo daybook-demo',
      'technician@daybook.demo daybook-demo',
      'technician2@daybook.demo daybook-demo',
    ])
    const first = engine.now()
    await seedDemo({ engine, auth, projectId: 'demo', now: now + 86_400_000 })
    expect(engine.now()).toBe(first)
    const root = 'projects/demo/databases/(default)/documents'
    const order = engine.get(`${root}/companies/demo-company/orders/demo-order-09`)
    expect(order?.fields.status).toEqual({ stringValue: 'onSite' })
    expect(order?.fields.updatedAt).toHaveProperty('timestampValue')
    await engine.close()
  })
})

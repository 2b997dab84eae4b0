import { expect, it } from 'vitest'
import type { Actor } from '#domain/access/actor.ts'
import { parseRow } from '#domain/stored/parse-row.ts'
import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { bindReceipts, receiptOf } from '#domain/mutation/receipt/receipt-of.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { unreportedWrites } from '#domain/mutation/receipt/unreported-writes.ts'
import { mayWrite } from '#data/outbox/drain/plan/may-write.ts'
import { uncountedSteps } from '#domain/order/history/uncounted-steps.ts'
import { people } from '#emulator/demo/people/people.ts'
import { createDemo, type DemoWorld, manyNows, textOf } from './demo-company.ts'

it.each(manyNows.slice(0, 3))(
  'orders and estimates are the result of their receipts’ mutations, at %s',
  { timeout: 60_000 },
  (now) => {
    const demo = createDemo(now)
    const end = new Map<Ref, Doc>([...demo.docs].map(([ref, doc]) => [ref, asItWas(ref, doc)]))
    const docs = new Map(
      [...end].filter(([ref]) => !/^(orders|visits|plans|estimates)\//.test(ref)),
    )
    for (const [id, receipt] of receiptsOf(demo)) replay(id, receipt, docs)
    expect(docs).toEqual(end)
  },
)

it('delays the receipts of offline phones, in the order of their times', () => {
  const receipts = receiptsOf(createDemo(manyNows[0] ?? ''))
  const times = receipts.map(([id, { at, receivedAt, deviceAt, offsetMs }]) => ({
    orderId: id.slice(0, id.lastIndexOf('-')),
    at: Date.parse(textOf(at)),
    deviceAt: Date.parse(textOf(deviceAt)) + Number(offsetMs),
    delay: Date.parse(textOf(receivedAt)) - Date.parse(textOf(at)),
  }))
  expect(times.filter(({ at, deviceAt }) => at !== deviceAt)).toEqual([])
  expect(times.filter(({ delay }) => delay <= 0)).toEqual([])
  expect(times.filter(({ delay }) => delay > 30 * 60_000).length).toBeGreaterThan(20)
  expect(
    times.filter(({ orderId, at }, i) => {
      const next = times.slice(i + 1).find((one) => one.orderId === orderId)
      return next !== undefined && next.at <= at
    }),
  ).toEqual([])
})

it('has no step without effect', () => {
  const demo = createDemo(manyNows[0] ?? '')
  const technicians = new Set(
    people.flatMap(({ uid, role }) => (role === 'technician' ? [uid] : [])),
  )
  const entries = receiptsOf(demo).map(([id, receipt]) => ({
    id,
    name: textOf(receipt.name),
    args: receipt.args,
    actorId: textOf(receipt.actorId),
    at: textOf(receipt.at),
    receivedAt: textOf(receipt.receivedAt),
    refs: receipt.refs as readonly string[],
  }))
  const uncounted = demo.of('orders').flatMap(([id, doc]) => {
    const order = parseRow('orders', id, doc)
    if (!order.ok) throw new Error(id)
    const history = entries.filter(({ refs }) => refs.includes(`orders/${id}`))
    return [...uncountedSteps(order.value, history, (uid) => technicians.has(uid))]
  })
  expect(uncounted).toEqual([])
})

it('has no order that was changed without a receipt', () => {
  const demo = createDemo(manyNows[0] ?? '')
  const lines = receiptsOf(demo).map(([id, receipt]) => {
    const line = parseRow('mutations', id, receipt)
    if (!line.ok) throw new Error(id)
    return line.value
  })
  expect(lines.some(({ writes }) => writes?.some((ref) => ref.startsWith('orders/')))).toBe(true)
  const unreported = demo
    .of('orders')
    .flatMap(([id]) => unreportedWrites(lines, `orders/${id}`, (name) => mayWrite(name, 'orders')))
  expect(unreported).toEqual([])
})

/** In the order of their arrival. */
function receiptsOf(demo: DemoWorld): readonly (readonly [string, Doc])[] {
  return demo
    .of('mutations')
    .toSorted(([, a], [, b]) => textOf(a.receivedAt).localeCompare(textOf(b.receivedAt)))
}

/** Runs a receipt's mutation and expects it to produce the same receipt. */
function replay(id: string, receipt: Doc, docs: Map<Ref, Doc>): void {
  const prepared = prepareMutation(textOf(receipt.name), receipt.args, Number(receipt.version))
  if (!prepared.ok) throw new Error(`${id}: ${JSON.stringify(prepared.problem)}`)
  const actor = actorOf(receipt.actorId)
  const at = textOf(receipt.at)
  const before = new Map(
    prepared.value.refs.flatMap((ref) => {
      const doc = docs.get(ref)
      return doc === undefined ? [] : [[ref, doc] as const]
    }),
  )
  if (prepared.value.name === 'order/move') {
    const [ref] = prepared.value.refs
    const seen = ref === undefined ? undefined : docs.get(ref)?.status
    expect(prepared.value.args, id).toMatchObject({ from: seen })
  }
  const run = prepared.value.run({ actor, at }, docs)
  if (!run.ok) throw new Error(`${id}: ${JSON.stringify(run.problem)}`)
  expect(run.value.writes.length, id).toBeGreaterThan(0)
  const stamp = {
    updatedAt: textOf(receipt.receivedAt),
    updatedBy: actor.uid,
    receiptId: id,
  }
  for (const write of run.value.writes) {
    docs.set(write.ref, applyWrite(docs.get(write.ref), write, stamp))
  }
  const { deviceId, deviceAt, offsetMs, receivedAt } = receipt
  const written = receiptOf({
    name: prepared.value.name,
    version: prepared.value.version,
    args: prepared.value.args,
    actorId: actor.uid,
    deviceId: textOf(deviceId),
    at,
    deviceAt: textOf(deviceAt),
    offsetMs: Number(offsetMs),
    run: run.value,
    before,
    after: docs,
  })
  const refs = [...new Set(run.value.writes.map(({ ref }) => ref))]
  const [bound] = bindReceipts([{ id, receipt: written }], refs, {
    ...actor,
    since: at,
    until: at,
  })
  expect({ ...bound?.receipt, receivedAt }, id).toEqual(receipt)
}

/** One of the users has left since; at the time of the receipts, all were active. */
function asItWas(ref: Ref, doc: Doc): Doc {
  return ref.startsWith('users/') ? { ...doc, status: 'active' } : doc
}

function actorOf(uid: unknown): Actor {
  const person = people.find((one) => one.uid === uid)
  if (person === undefined) throw new Error(`There is no user ${textOf(uid)}`)
  return { ...person, companyId: 'demo-company', status: 'active' }
}

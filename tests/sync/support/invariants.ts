import { expect } from 'vitest'
import { equal } from '#lib/equal.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { readBases, readDocs } from '#data/local/documents.ts'
import type { OutboxRow } from '#data/local/rows.ts'
import { outboxItemsOf } from '#data/outbox/outbox-item.ts'
import { replay } from '#data/outbox/replay.ts'
import { touches } from '#data/outbox/touches.ts'
import { readStatus } from '#data/sync/read-status.ts'
import type { Device } from './device.ts'
import { receipts, visibleDocs } from './visible-docs.ts'
import type { World } from './world.ts'

/** What must be true after every step, on all devices or on the one the step was about. */
export async function checkInvariants(world: World, name?: string): Promise<void> {
  expect(world.complaints).toEqual([])
  const landed = receipts(world.server)
  for (const device of world.devices) {
    if (name !== undefined && device.name !== name) continue
    const queue = await device.db.outbox.orderBy('seq').toArray()
    checkNothingLost(world, device, queue, landed)
    checkOwner(device, queue, landed)
    checkWaiting(world, device, queue, landed)
    await checkScreens(device, queue)
    await checkNoReturn(world, device)
    await checkCounts(device, queue)
  }
}

const facts = { online: true, needsSignIn: false, sendsInBackground: false }

/** V8: the numbers that people see are those of the rows. */
async function checkCounts({ db }: Device, queue: readonly OutboxRow[]): Promise<void> {
  const { waiting, sending, needsYou, oldestAt } = await readStatus(db, facts)
  const count = (state: OutboxRow['state']) => queue.filter((row) => row.state === state).length
  const shown = { waiting, sending, needsYou, oldestAt }
  expect(shown).toEqual({
    waiting: count('waiting'),
    sending: count('sending'),
    needsYou: count('needsYou'),
    oldestAt: queue[0]?.at ?? null,
  })
  expect(outboxItemsOf(queue).map((item) => item.id)).toEqual(queue.map((row) => row.id))
}

/**
 * V1: what was called saved is queued here or has a receipt there; and where a receipt tells of fields
 * that lost without the user's word, what the user wanted still waits here, in the same place.
 */
function checkNothingLost(
  world: World,
  device: Device,
  queue: readonly OutboxRow[],
  landed: ReadonlyMap<string, Doc>,
): void {
  const here = new Map(queue.map((row) => [row.id, row]))
  world.remember(device, queue)
  const places = groupBy(
    [...world.saved.values()].filter((row) => row.device === device.name),
    (row) => row.seq,
  )
  for (const row of world.saved.values()) {
    if (row.device !== device.name) continue
    const receipt = landed.get(row.id)
    if (world.discarded.has(row.id)) continue
    expect(here.has(row.id) || receipt, `${row.id} is neither here nor there`).toBeTruthy()
    if (!receipt || here.has(row.id)) continue
    const lost = (receipt.conflicts as unknown[]).length - row.settled.length
    const later = places.get(row.seq)?.some((other) => other.order > row.order)
    expect(lost === 0 || later, `a field of ${row.id} was overwritten in silence`).toBe(true)
  }
}

/** V7: a receipt bears the name of the user whose device made it. */
function checkOwner(
  device: Device,
  queue: readonly OutboxRow[],
  landed: ReadonlyMap<string, Doc>,
): void {
  for (const row of queue) expect(row.actor.uid).toBe(device.uid)
  for (const receipt of landed.values()) {
    if (receipt.deviceId === device.name) expect(receipt.actorId).toBe(device.uid)
  }
}

/** V3: nothing overtakes what still waits here for the same document. */
function checkWaiting(
  world: World,
  device: Device,
  queue: readonly OutboxRow[],
  landed: ReadonlyMap<string, Doc>,
): void {
  for (const later of world.saved.values()) {
    if (later.device !== device.name || !landed.has(later.id)) continue
    for (const row of queue) {
      if (landed.has(row.id)) continue
      const overtaken = row.seq < later.seq && touches(row, later)
      expect(overtaken, `${later.id} overtook ${row.id}`).toBe(false)
    }
  }
}

/** No device goes back to an older version of a document than it knew. */
async function checkNoReturn(world: World, { name, db }: Device): Promise<void> {
  const ids = await db.orders.toCollection().primaryKeys()
  const bases = await readBases(
    db,
    ids.map((id): Ref => `orders/${id}`),
  )
  for (const [ref, doc] of bases) {
    const key = `${name} ${ref}`
    const known = world.versions.get(key) ?? ''
    const now = typeof doc?.updatedAt === 'string' ? doc.updatedAt : ''
    expect(now >= known, `${key} went back from ${known} to ${now}`).toBe(true)
    world.versions.set(key, now)
  }
}

/** V5: every row is the server's version, as last heard, with the queue on top. */
async function checkScreens(device: Device, queue: readonly OutboxRow[]): Promise<void> {
  const { db } = device
  const ids = await db.orders.toCollection().primaryKeys()
  const refs = ids.map((id): Ref => `orders/${id}`)
  const queued = queue.flatMap((row) => row.refs)
  const all = [...new Set([...refs, ...queued])]
  const bases = await readBases(db, all)
  const known = new Map([...bases].flatMap(([ref, doc]) => (doc ? [[ref, doc] as const] : [])))
  const { docs } = replay(queue, known)
  const shown = await readDocs(db, all)
  for (const ref of all) {
    expect(equal(shown.get(ref), docs.get(ref)), `${device.name} shows ${ref} wrongly`).toBe(true)
  }
  expect(queue.every((row) => row.state !== 'sending' || row.attemptId !== null)).toBe(true)
}

/** V3: mutations of one device on one document have arrived in the order in which they were made. */
export function checkOrder(world: World): void {
  const place = new Map(world.arrivals.map((id, i) => [id, i]))
  const arrived = [...world.saved.values()].filter(({ id }) => place.has(id))
  for (const earlier of arrived) {
    for (const later of arrived) {
      if (earlier.device !== later.device || earlier.seq >= later.seq) continue
      if (!touches(earlier, later)) continue
      const inOrder = (place.get(earlier.id) ?? 0) < (place.get(later.id) ?? 0)
      expect(inOrder, `${later.id} arrived before ${earlier.id}`).toBe(true)
    }
  }
}

/** After the network has healed: everything that does not wait for a person is there, and all agree. */
export async function checkConverged(world: World): Promise<void> {
  for (const device of world.devices) {
    const queue = await device.db.outbox.orderBy('seq').toArray()
    const stuck: OutboxRow[] = []
    for (const row of queue) {
      const held = row.state === 'needsYou' || stuck.some((other) => touches(other, row))
      expect(held, `${device.name} could have sent ${row.id}`).toBe(true)
      stuck.push(row)
    }
    const server = visibleDocs(world.server, device.uid)
    const touched = new Set(queue.flatMap((row) => row.refs))
    const shown = await readDocs(device.db, server.keys())
    for (const [ref, doc] of server) {
      if (!touched.has(ref)) expect(shown.get(ref)).toEqual(doc)
    }
  }
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

import { expect } from 'vitest'
import { equal } from '#lib/equal.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { documentTables } from '#data/local/rows/collections.ts'
import { readServerVersions, readDocs } from '#data/local/rows/documents.ts'
import { readTogether } from '#data/local/database/read-together.ts'
import type { OutboxRow } from '#data/local/database/rows.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import { outboxItemsOf } from '#data/outbox/queue/outbox-item.ts'
import { replay } from '#data/outbox/rebase/replay.ts'
import { touches } from '#data/outbox/touches.ts'
import { readStatus } from '#data/sync/read-status.ts'
import { checkStored } from './check-stored.ts'
import type { Device } from './device.ts'
import { receipts, visibleDocs } from './visible-docs.ts'
import type { World } from './world.ts'

/** What must hold after every step, on all devices or on those of the step. */
export async function checkInvariants(world: World, names?: ReadonlySet<string>): Promise<void> {
  must(world.complaints.length === 0, () => world.complaints.join('\n'))
  must(world.server.overspent.length === 0, () => world.server.overspent.join('\n'))
  const landed = receipts(world.server)
  for (const device of world.devices) {
    if (names && !names.has(device.name)) continue
    // One transaction for everything that is read, which is by far the cheapest way to read often.
    const { db } = device
    await readTogether(db, [...documentTables(db), db.meta, db.cursors], async () => {
      const queue = await db.outbox.orderBy('seq').toArray()
      checkNothingLost(world, device, queue, landed)
      checkOwner(device, queue, landed)
      checkAttempts(device, queue, landed)
      checkWaiting(world, device, queue, landed)
      const held = await heldOrders(db)
      const queued = queue.flatMap((row) => row.refs)
      const refs = [...new Set([...held, ...queued])]
      const bases = await readServerVersions(db, refs)
      await checkScreens(device, queue, bases)
      checkNoReturn(world, device, held, bases)
      await checkCounts(device, queue)
    })
    await checkStored(db)
  }
}

const facts = {
  online: true,
  needsSignIn: false,
  sendsInBackground: false,
  follows: [],
  now: 0,
}

/** V8: the counts that people see match the rows. */
async function checkCounts({ db }: Device, queue: readonly OutboxRow[]): Promise<void> {
  const { waiting, sending, actionNeeded, oldestAt } = await readStatus(db, facts)
  const count = (state: OutboxRow['state']) => queue.filter((row) => row.state === state).length
  const shown = { waiting, sending, actionNeeded, oldestAt }
  const held = {
    waiting: count('waiting'),
    sending: count('sending'),
    actionNeeded: count('needsYou'),
    oldestAt: queue[0]?.at ?? null,
  }
  must(equal(shown, held), () => `shown are ${JSON.stringify(shown)} of ${JSON.stringify(held)}`)
  const listed = outboxItemsOf(queue)
  must(
    listed.length === queue.length && listed.every((item, i) => item.id === queue[i]?.id),
    () => 'the list is not the queue',
  )
}

/**
 * V1: what was reported as saved is queued here or has a receipt there; and if a receipt reports fields that lost
 * without the user's decision, the user's values still wait here, in the same place.
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
    must(here.has(row.id) || receipt !== undefined, () => `${row.id} is neither here nor there`)
    if (!receipt || here.has(row.id)) continue
    const lost = (receipt.conflicts as unknown[]).length - row.settled.length
    const later = places.get(row.seq)?.some((other) => other.order > row.order)
    must(lost === 0 || later === true, () => `a field of ${row.id} was overwritten in silence`)
  }
}

/** V7: a receipt names the user whose device made it. */
function checkOwner(
  device: Device,
  queue: readonly OutboxRow[],
  landed: ReadonlyMap<string, Doc>,
): void {
  const isOwn = (uid: unknown) =>
    must(uid === device.uid, () => `${device.name} holds of ${String(uid)}`)
  for (const row of queue) isOwn(row.actor.uid)
  for (const receipt of landed.values()) {
    if (receipt.deviceId === device.name) isOwn(receipt.actorId)
  }
}

/** Whatever may have arrived is known to have been sent: it is not merged with a later change, and is looked up. */
function checkAttempts(
  device: Device,
  queue: readonly OutboxRow[],
  landed: ReadonlyMap<string, Doc>,
): void {
  for (const { id, attempts } of queue) {
    must(!landed.has(id) || attempts > 0, () => `${device.name} does not know it sent ${id}`)
  }
}

/** V3: nothing overtakes a mutation of the same document that still waits here. */
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
      must(!overtaken, () => `${later.id} overtook ${row.id}`)
    }
  }
}

async function heldOrders(db: UserDb): Promise<Ref[]> {
  const ids = await db.orders.toCollection().primaryKeys()
  return ids.map((id): Ref => `orders/${id}`)
}

/** No device goes back to an older version of a document. */
function checkNoReturn(
  world: World,
  { name }: Device,
  held: readonly Ref[],
  bases: ReadonlyMap<Ref, Doc | null>,
): void {
  for (const ref of held) {
    const doc = bases.get(ref)
    const key = `${name} ${ref}`
    const known = world.versions.get(key) ?? ''
    const now = typeof doc?.updatedAt === 'string' ? doc.updatedAt : ''
    must(now >= known, () => `${key} went back from ${known} to ${now}`)
    world.versions.set(key, now)
  }
}

/** V5: every row is the server's version, as last known, with the queue on top. */
async function checkScreens(
  device: Device,
  queue: readonly OutboxRow[],
  bases: ReadonlyMap<Ref, Doc | null>,
): Promise<void> {
  const known = new Map([...bases].flatMap(([ref, doc]) => (doc ? [[ref, doc] as const] : [])))
  const { docs } = replay(queue, known)
  const shown = await readDocs(device.db, bases.keys())
  for (const ref of bases.keys()) {
    must(equal(shown.get(ref), docs.get(ref)), () => `${device.name} shows ${ref} wrongly`)
  }
  must(
    queue.every((row) => row.state !== 'sending' || row.attemptId !== null),
    () => `${device.name} sends for nobody`,
  )
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
      must(inOrder, () => `${later.id} arrived before ${earlier.id}`)
    }
  }
}

/** After the network has recovered: everything that does not wait for a person has arrived, and all devices agree. */
export async function checkConverged(world: World): Promise<void> {
  for (const device of world.devices) {
    const queue = await device.db.outbox.orderBy('seq').toArray()
    const stuck: OutboxRow[] = []
    for (const row of queue) {
      const held = row.state === 'needsYou' || stuck.some((other) => touches(other, row))
      must(held, () => `${device.name} could have sent ${row.id}`)
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

/** Thousands of these are checked after every step, which is too many for `expect`. */
function must(holds: boolean, words: () => string): void {
  if (!holds) throw new Error(words())
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

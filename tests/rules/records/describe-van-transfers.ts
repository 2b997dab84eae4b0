import { beforeAll, describe, expect, it } from 'vitest'
import { permissions } from '#domain/access/actor.ts'
import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import type { MutationName } from '#domain/mutation/mutation-name.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import type { Doc, Ref } from '#domain/mutation/types.ts'
import { userDoc } from '../world/documents.ts'
import { movementDoc, locationDoc } from '../world/stock-documents.ts'
import { homeDocs } from '../world/home.ts'
import { type Person, personOf } from '../world/people.ts'
import {
  createWorld,
  foldMutation,
  now,
  pathOf,
  stampOf,
  type World,
  writeOf,
} from '../world/world.ts'

/** A technician with each combination of permissions. */
const holders: readonly Person[] = Array.from({ length: 2 ** permissions.length }, (_, set) => {
  const uid = `holder-${set}`
  const own = permissions.filter((_permission, i) => (set & (2 ** i)) !== 0)
  return { ...personOf('tech'), uid, email: `${uid}@example.com`, permissions: own }
})

/** A transfer from a warehouse to a van without a technician. */
const sent = movementDoc('admin', {
  type: 'transferOut',
  fromId: 'store',
  toId: 'van-free',
  orderId: null,
  quantity: 3,
  readerIds: ['admin'],
})
const before: ReadonlyMap<Ref, Doc> = new Map<Ref, Doc>([
  ...homeDocs(),
  ...holders.map((person) => [`users/${person.uid}`, userDoc(person)] as const),
  ['locations/van-free', locationDoc('van', null)],
  ['movements/mv-free', sent],
])

const receive = { transferId: 'mv-free', quantity: 3, placeId: 'van-free' }

/** The technician of a van can receive, use and send on its stock without any permission. */
export function describeVanTransfers(): void {
  describe.each(holders)('a technician with $permissions who is given a van', (holder) => {
    let docs: ReadonlyMap<Ref, Doc>
    let world: World
    let earlier: World
    beforeAll(async () => {
      const edits = { technicianId: { from: null, to: holder.uid } }
      const shown = { readerId: holder.uid, movementIds: ['mv-free'] }
      const given = after(before, 'location/edit', { locationId: 'van-free', edits })
      docs = after(given, 'location/share', { locationId: 'van-free', ...shown })
      ;[earlier, world] = await Promise.all([worldOf(before), worldOf(docs)])
    })

    it('receives transfers to it, even earlier ones', async () => {
      expect(await may(earlier, before, holder, 'stock/receive', receive)).toBe(false)
      expect(await world.mayGet(holder.uid, pathOf('movements/mv-free'))).toBe(true)
      expect(await may(world, docs, holder, 'stock/receive', receive)).toBe(true)
      const fewer = { ...receive, quantity: 0.5 }
      expect(await may(world, docs, holder, 'stock/receive', fewer)).toBe(true)
    })

    it('sends its stock to other locations', async () => {
      for (const toId of ['store', 'van-tech']) {
        const on = { movementId: 'n', itemId: 'pump', quantity: 1, reason: '' }
        const send = { ...on, fromId: 'van-free', toId }
        expect(await may(world, docs, holder, 'stock/send', send), toId).toBe(true)
      }
    })

    it('cannot receive for others', async () => {
      const theirs = { transferId: 'mv-sent', quantity: 1, placeId: 'van-editor' }
      expect(await may(world, docs, holder, 'stock/receive', theirs)).toBe(false)
      for (const uid of ['tech', 'editor', 'idle', 'technician-inactive', 'technician-foreign'])
        expect(await may(world, docs, personOf(uid), 'stock/receive', receive), uid).toBe(false)
    })
  })
}

function after(docs: ReadonlyMap<Ref, Doc>, name: MutationName, args: unknown) {
  const prepared = prepareMutation(name, args)
  const run = prepared.ok
    ? prepared.value.run({ actor: personOf('admin'), at: now }, docs)
    : prepared
  if (!run.ok) throw new Error(JSON.stringify(run.problem))
  const next = new Map(docs)
  for (const write of run.value.writes)
    next.set(write.ref, applyWrite(next.get(write.ref), write, stampOf('admin')))
  return next
}

function worldOf(docs: ReadonlyMap<Ref, Doc>): Promise<World> {
  return createWorld(new Map([...docs].map(([ref, doc]) => [pathOf(ref), doc])))
}

/**
 * The decision of the domain, which the rules must share. Where the domain refuses, the rules get the writes that
 * the owner would send.
 */
async function may(
  world: World,
  docs: ReadonlyMap<Ref, Doc>,
  person: Person,
  name: MutationName,
  args: unknown,
): Promise<boolean> {
  const own = foldMutation(name, args, person, docs)
  const forced = own.ok ? own : foldMutation(name, args, personOf('owner'), docs)
  if (!forced.ok) throw new Error(JSON.stringify(forced.problem))
  const writes = forced.value.map((write) => {
    const readers = [...(write.doc.readerIds as readonly string[]), person.uid]
    const forged = { actorId: person.uid, updatedBy: person.uid, readerIds: readers }
    return writeOf(own.ok ? write : { ...write, doc: { ...write.doc, ...forged } })
  })
  const allowed = await world.mayCommit(person.uid, writes, { name })
  expect(allowed, world.lastDenial()).toBe(own.ok)
  return allowed
}

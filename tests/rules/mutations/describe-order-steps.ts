import { describe, expect, it } from 'vitest'
import type { Role } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import { applyWrite } from '#domain/mutation/writes/apply-write.ts'
import { foldWrites } from '#domain/mutation/writes/fold-writes.ts'
import { prepareMutation } from '#domain/mutation/prepare-mutation.ts'
import { statusFields } from '#domain/mutation/mutators/order/status-fields.ts'
import type { Doc, MutationRun, Ref } from '#domain/mutation/types.ts'
import { sentAfter } from '#domain/order/is-sent.ts'
import { reachable, requiresReason, stepsFrom } from '#domain/order/transitions/order-machine.ts'
import { orderStatuses, type OrderStatus } from '#domain/order/order-status.ts'
import { orderDoc } from '../world/documents.ts'
import { homeDocs } from '../world/home.ts'
import { people, type Person } from '../world/people.ts'
import { createOf, now, stampOf, updateOf, writeOf, type World } from '../world/world.ts'

/** Every status to every other, by every user: the rules allow only what the state machine can reach. */
export function describeOrderSteps(world: () => World): void {
  const docs = homeDocs()

  describe.each(people)('order steps of $uid', (person) => {
    it.each(orderStatuses)('from %s', async (from) => {
      const ref: Ref = `orders/o-${from}`
      const inCompany = person.companyId === 'home'
      const works = inCompany && can(person, 'order/work', docs.get(ref))
      for (const to of orderStatuses) {
        const expected = works && mayArrive(from, to, person.role)
        const reason = requiresReason(to) ? 'Because' : ''
        const before = { isSent: sentAfter(from, true) }
        const fields = { ...statusFields(before, to, now, reason), updatedBy: person.uid }
        const write = updateOf(`companies/home/${ref}`, fields)
        expect(await world().mayCommit(person.uid, [write]), `${from} > ${to}`).toBe(expected)
      }
    })
  })

  describe('several steps made offline', () => {
    const workers = people.filter(({ uid }) => ['owner', 'admin', 'tech', 'editor'].includes(uid))
    it.each(workers)('of $uid arrive as one write', async (person) => {
      for (const from of orderStatuses) {
        for (const path of pathsFrom(from, person)) {
          const isOld = from === 'scheduled' && person.role === 'technician'
          const write = foldMoves(isOld ? 'o-scheduled-old' : `o-${from}`, path, person, docs)
          expect(await world().mayCommit(person.uid, write), `${from} > ${path.join(' > ')}`).toBe(
            true,
          )
        }
      }
    })
  })

  describe('a reason', () => {
    it.each(orderStatuses.filter(requiresReason))('is needed to enter %s', async (to) => {
      for (const reason of ['', '  ', 'Because']) {
        const fields = { ...statusFields({ isSent: true }, to, now, reason), updatedBy: 'admin' }
        const write = updateOf('companies/home/orders/o-onSite', fields)
        const given = reason === 'Because'
        expect(await world().mayCommit('admin', [write])).toBe(given)
        const fresh = { ...orderDoc(to, ['tech']), statusReason: reason, createdBy: 'admin' }
        const path = 'companies/home/orders/n'
        const create = createOf(path, { ...fresh, updatedBy: 'admin' }, 'updatedAt')
        expect(await world().mayCommit('admin', [create])).toBe(given)
        const byTech = updateOf('companies/home/orders/o-onSite', { ...fields, updatedBy: 'tech' })
        const mayEnter = reachable('onSite', 'technician').has(to)
        expect(await world().mayCommit('tech', [byTech])).toBe(given && mayEnter)
      }
    })
  })

  it('denies an `open` that does not fit the status', async () => {
    for (const uid of ['owner', 'tech']) {
      const fields = { ...statusFields({ isSent: true }, 'done', now), open: true, updatedBy: uid }
      const write = updateOf('companies/home/orders/o-onSite', fields)
      expect(await world().mayCommit(uid, [write])).toBe(false)
    }
  })
}

/** In one or more steps. The same status, with another time and reason, can only be reached in a cycle. */
function mayArrive(from: OrderStatus, to: OrderStatus, role: Role): boolean {
  return stepsFrom(from, role).some((next) => reachable(next, role).has(to))
}

/** Paths of one or two steps from a status. */
function pathsFrom(from: OrderStatus, { role }: Person): readonly (readonly OrderStatus[])[] {
  const one = stepsFrom(from, role).map((to) => [to])
  const two = one.flatMap(([to]) => (to ? stepsFrom(to, role).map((next) => [to, next]) : []))
  return [...one, ...two].filter((path) => !path.includes('new'))
}

function foldMoves(
  orderId: string,
  path: readonly OrderStatus[],
  actor: Person,
  start: ReadonlyMap<Ref, Doc>,
) {
  const docs = new Map(start)
  const runs: MutationRun[] = []
  for (const to of path) {
    const prepared = prepareMutation('order/move', { orderId, to, reason: 'Because' })
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.problem))
    const run = prepared.value.run({ actor, at: now }, docs)
    if (!run.ok) throw new Error(JSON.stringify(run.problem))
    for (const write of run.value.writes) {
      docs.set(write.ref, applyWrite(docs.get(write.ref), write, stampOf(actor.uid)))
    }
    runs.push(run.value)
  }
  return foldWrites(runs, start, stampOf(actor.uid)).map((write) => writeOf(write))
}

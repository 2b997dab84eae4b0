import type { Actor } from '../../access/actor.ts'
import { isCollectionName } from '../../entities/collections.ts'
import { emptyAddress } from '../../entities/fields.ts'
import { parseRow } from '../../stored/parse-row.ts'
import { applyWrite } from '../writes/apply-write.ts'
import { prepareMutation } from '../prepare-mutation.ts'
import { splitRef } from '../refs.ts'
import type { MutationName } from '../mutation-name.ts'
import type { MutationArgs } from '../registry.ts'
import type { Doc, Ref } from '../types.ts'

export const at = '2026-03-02T09:00:00.000Z'
export const admin: Actor = {
  uid: 'admin',
  companyId: 'c1',
  role: 'admin',
  status: 'active',
  permissions: [],
}
export const tech: Actor = { ...admin, uid: 'tech', role: 'technician' }

/** A small world of documents that mutations run on and change: a device's, or with `isSending` the server's. */
export function createWorld({ isSending = false } = {}) {
  const docs = new Map<Ref, Doc>()
  return {
    docs,
    get: (ref: Ref): Doc => docs.get(ref) ?? {},
    mutate<N extends MutationName>(
      name: N,
      args: MutationArgs<N>,
      actor = admin,
      time = at,
    ): string {
      const prepared = prepareMutation(name, args)
      if (!prepared.ok) return prepared.problem.type
      const consulted = prepared.value.consults(docs, actor).flatMap((ref) => {
        const doc = docs.get(ref)
        return doc ? [[ref, doc] as const] : []
      })
      const peeked = new Map(consulted)
      const run = prepared.value.run({ actor, at: time, isSending, peeked }, docs)
      if (!run.ok) return run.problem.type
      for (const write of run.value.writes) {
        const stamp = { updatedAt: time, updatedBy: actor.uid }
        docs.set(write.ref, applyWrite(docs.get(write.ref), write, stamp))
      }
      for (const [ref, doc] of docs) {
        // Of a removed document a tombstone is left, which is never parsed.
        if (typeof doc['deletedAt'] === 'string') continue
        const [collection, id] = splitRef(ref)
        const parsed = isCollectionName(collection) && parseRow(collection, id, doc)
        if (!parsed || !parsed.ok)
          throw new Error(`${ref} cannot be read: ${JSON.stringify(parsed)}`)
      }
      return run.value.conflicts.length > 0 ? 'conflict' : 'ok'
    },
  }
}

export const later = '2026-03-02T11:00:00.000Z'

export const site = {
  name: '',
  address: emptyAddress,
  directions: '',
  gateCode: '',
  accessNotes: '',
  geo: null,
}
export const customer = {
  customerId: 'cu1',
  siteId: 's1',
  name: 'Harbour School',
  phone: '',
  email: '',
  notes: '',
  billingAddress: null,
  site,
}
export const order: MutationArgs<'order/create'> = {
  orderId: 'o1',
  customerId: 'cu1',
  siteId: 's1',
  title: 'Leaking tap',
  description: '',
  instructions: '',
  priority: 'normal',
  tags: [],
  assigneeIds: ['tech'],
  plannedStart: at,
  plannedEnd: later,
  followUpOf: null,
  send: true,
}

export function worldWithOrder() {
  const world = createWorld()
  const outcomes = [world.mutate('customer/create', customer), world.mutate('order/create', order)]
  if (outcomes.some((outcome) => outcome !== 'ok')) throw new Error(outcomes.join())
  return world
}

import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id, instant, limits, requiredLine } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { maxChildren } from '../order/follow-assignees.ts'
import { splitInHalves } from '#domain/mutation/split/split-in-halves.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'

const technicianId = v.nullable(id)

export const locationCreate = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({
    locationId: id,
    kind: v.picklist(['warehouse', 'van']),
    name: requiredLine,
    technicianId,
  }),
  refs: ({ locationId }) => [refTo('locations', locationId)],
  run(tx, { locationId, ...location }, { actor, at }) {
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    if (location.kind !== 'van' && location.technicianId !== null) return onlyVans()
    tx.create(refTo('locations', locationId), {
      ...location,
      formerTechnicianIds: [],
      archivedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

/** Edits a location. A reassigned van remembers its former holders, whose work with it may still be unsent. */
export const locationEdit = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({
    locationId: id,
    edits: editsOf({ name: requiredLine, technicianId, archivedAt: v.nullable(instant) }),
  }),
  refs: ({ locationId }) => [refTo('locations', locationId)],
  run(tx, { locationId, edits }, context) {
    const { actor } = context
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    const place = readEntity(tx, 'locations', locationId)
    if (!place.ok) return place
    const { kind, technicianId: holder, formerTechnicianIds } = place.value
    const wanted = edits.technicianId?.to ?? null
    if (kind !== 'van' && wanted !== null) return onlyVans()
    const ref = refTo('locations', locationId)
    const lost = tx.edit(ref, withActedAt(edits, 'archivedAt', context))
    const isGiven = edits.technicianId !== undefined && holder !== wanted
    if (isGiven && holder !== null && !lost.some(({ field }) => field === 'technicianId')) {
      const former = [...formerTechnicianIds.filter((uid) => uid !== holder), holder]
      tx.update(ref, { formerTechnicianIds: former.slice(-limits.list) })
    }
    return ok()
  },
})

/**
 * Shows a person the earlier movements at a location, because what it holds is their sum. The movements themselves
 * stay as they are.
 */
export const locationShare = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({
    locationId: id,
    readerId: id,
    movementIds: v.pipe(v.array(id), v.maxLength(maxChildren), v.readonly()),
  }),
  refs: ({ locationId, movementIds }) => [
    refTo('locations', locationId),
    ...new Set(movementIds.map((movementId) => refTo('movements', movementId))),
  ],
  split: ({ movementIds, ...share }) =>
    splitInHalves(movementIds)?.map((half) => ({
      name: 'location/share',
      args: { ...share, movementIds: half },
      reads: [refTo('locations', share.locationId)],
    })) ?? null,
  run(tx, { locationId, readerId, movementIds }, { actor }) {
    if (!can(actor, 'stock/manage')) return notAllowed('stock/manage')
    const place = readEntity(tx, 'locations', locationId)
    if (!place.ok) return place
    for (const movementId of new Set(movementIds)) {
      const movement = readEntity(tx, 'movements', movementId)
      if (!movement.ok) return movement
      const { fromId, toId, readerIds } = movement.value
      const isHere = fromId === locationId || toId === locationId
      if (!isHere || readerIds.includes(readerId)) continue
      tx.update(refTo('movements', movementId), { readerIds: [...readerIds, readerId] })
    }
    return ok()
  },
})

function onlyVans(): Result<void, Problem> {
  return fail({ type: 'input/invalid', issues: [{ path: 'technicianId', message: 'onlyVans' }] })
}

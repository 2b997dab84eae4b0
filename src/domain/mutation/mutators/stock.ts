import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import type { Actor } from '../../access/actor.ts'
import { can } from '../../access/can.ts'
import { code, id, line, text } from '../../entities/fields.ts'
import type { MovementType } from '../../entities/movement.ts'
import type { Problem } from '../../problem.ts'
import { defineMutation } from '../define-mutation.ts'
import { notAllowed } from '../not-allowed.ts'
import { readEntity } from '../read-entity.ts'
import { refTo } from '../refs.ts'
import type { Doc, MutationContext, Ref, Tx } from '../types.ts'

const quantity = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1_000_000))

/**
 * A part used on an order: from a place (`fromId`), from the catalogue (`itemId` alone), or in words (`name`).
 * More than there is, is taken all the same: it is what happened. `back` gives back what was not used.
 */
export const stockUse = defineMutation({
  version: 1,
  may: ['stock/note', 'stock/move'],
  schema: v.object({
    movementId: id,
    orderId: id,
    itemId: v.nullable(id),
    name: line,
    unit: code,
    quantity,
    placeId: v.nullable(id),
    back: v.boolean(),
  }),
  refs: ({ movementId, placeId }) => [refTo('movements', movementId), ...placeRefs([placeId])],
  about: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { movementId, placeId, back, ...used }, context) {
    if (used.itemId === null && (used.name.trim() === '' || placeId !== null)) {
      return fail({ type: 'input/invalid', issues: [{ path: 'name', message: 'required' }] })
    }
    const action = used.itemId === null ? 'stock/note' : 'stock/move'
    if (!can(context.actor, action)) return notAllowed(action)
    const between = back ? { fromId: null, toId: placeId } : { fromId: placeId, toId: null }
    const type = back ? 'return' : 'consume'
    return writeMovement(tx, movementId, { ...used, ...between, type }, context)
  },
})

/** Gives stock to another place; it is on its way until somebody there has taken it. */
export const stockSend = defineMutation({
  version: 1,
  may: ['stock/move'],
  schema: v.object({ movementId: id, itemId: id, quantity, fromId: id, toId: id, reason: text }),
  refs: ({ movementId, fromId, toId }) => [
    refTo('movements', movementId),
    ...placeRefs([fromId, toId]),
  ],
  run(tx, { movementId, ...sent }, context) {
    if (!can(context.actor, 'stock/move')) return notAllowed('stock/move')
    return writeMovement(tx, movementId, { ...sent, type: 'transferOut' }, context)
  },
})

/**
 * Ends a transfer, once: taken by its receiver, perhaps fewer than were sent, or put back where it came from.
 */
export const stockReceive = defineMutation({
  version: 1,
  may: ['stock/move'],
  schema: v.object({ transferId: id, quantity, placeId: id }),
  refs: ({ transferId, placeId }) => [
    refTo('movements', arrivalId(transferId)),
    refTo('movements', transferId),
    ...placeRefs([placeId]),
  ],
  run(tx, { transferId, quantity: taken, placeId }, context) {
    if (!can(context.actor, 'stock/move')) return notAllowed('stock/move')
    const sent = readEntity(tx, 'movements', transferId)
    if (!sent.ok) return sent
    if (tx.get(refTo('movements', arrivalId(transferId))) !== undefined) return ok()
    const { type, itemId, fromId, toId, readerIds } = sent.value
    const isThere = type === 'transferOut' && [fromId, toId].includes(placeId)
    if (itemId === null || !isThere) return notAllowed('stock/move')
    const arrival = { type: 'transferIn', itemId, fromId, toId: placeId, quantity: taken } as const
    const movement = { ...arrival, transferId, also: readerIds }
    return writeMovement(tx, arrivalId(transferId), movement, context)
  },
})

/** Stock that came from outside: bought, delivered, found when the company began to count. */
export const stockSupply = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({ movementId: id, itemId: id, placeId: id, quantity, reason: text }),
  refs: ({ movementId, placeId }) => [refTo('movements', movementId), ...placeRefs([placeId])],
  run(tx, { movementId, placeId, ...supplied }, context) {
    if (!can(context.actor, 'stock/manage')) return notAllowed('stock/manage')
    const into = { ...supplied, fromId: null, toId: placeId }
    return writeMovement(tx, movementId, { ...into, type: 'receive' }, context)
  },
})

/** What a count found, against what the ledger says there is. */
export const stockCount = defineMutation({
  version: 1,
  may: ['stock/move'],
  schema: v.object({
    movementId: id,
    itemId: id,
    placeId: id,
    found: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(500_000)),
    expected: v.pipe(v.number(), v.finite(), v.minValue(-500_000), v.maxValue(500_000)),
    reason: text,
  }),
  refs: ({ movementId, placeId }) => [refTo('movements', movementId), ...placeRefs([placeId])],
  run(tx, { movementId, itemId, placeId, found, expected, reason }, context) {
    if (!can(context.actor, 'stock/move')) return notAllowed('stock/move')
    const counted = { itemId, fromId: null, toId: placeId, quantity: found - expected, reason }
    return writeMovement(tx, movementId, { ...counted, type: 'count' }, context)
  },
})

/** The one arrival that a transfer can have. */
function arrivalId(transferId: string): string {
  return `${transferId}_in`
}

interface Moved {
  readonly type: MovementType
  readonly itemId: string | null
  readonly fromId: string | null
  readonly toId: string | null
  readonly quantity: number
  readonly name?: string
  readonly unit?: string
  readonly orderId?: string
  readonly transferId?: string
  readonly reason?: string
  /** Who follows it besides. */
  readonly also?: readonly string[]
}

function writeMovement(
  tx: Tx,
  movementId: string,
  { also = [], ...moved }: Moved,
  { actor, at }: MutationContext,
): Result<void, Problem> {
  // An arrival touches only where it arrives: its readers know the other place.
  const ends = moved.type === 'transferIn' ? [moved.toId] : [moved.fromId, moved.toId]
  const places = placeRefs(ends).map((ref) => tx.get(ref))
  const touched = moved.type === 'transferOut' ? places.slice(0, 1) : places
  if (!touched.every((place) => mayTouch(actor, place))) return notAllowed('stock/move')
  const holders = places.flatMap((place) =>
    typeof place?.technicianId === 'string' ? [place.technicianId] : [],
  )
  const { name = '', unit = '', orderId = null, transferId = null, reason = '', ...rest } = moved
  tx.create(refTo('movements', movementId), {
    ...rest,
    name,
    unit,
    orderId,
    transferId,
    reason,
    actorId: actor.uid,
    readerIds: [...new Set([actor.uid, ...holders, ...also])],
    at,
  })
  return ok()
}

/** A technician moves what is in their own van or in a warehouse. */
function mayTouch(actor: Actor, place: Doc | undefined): boolean {
  return can(actor, 'stock/touch', place)
}

function placeRefs(ids: readonly (string | null)[]): readonly Ref[] {
  return [...new Set(ids)].flatMap((placeId) =>
    placeId === null ? [] : [refTo('locations', placeId)],
  )
}

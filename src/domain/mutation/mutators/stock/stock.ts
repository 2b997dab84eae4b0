import * as v from 'valibot'
import { fail, ok, type Result } from '#lib/result.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { code, id, idSet, line, text } from '#domain/entities/fields.ts'
import type { MovementType } from '#domain/entities/movement.ts'
import type { Problem } from '#domain/problem.ts'
import { isKeptId } from '#domain/stock/late-lines.ts'
import {
  movementRules,
  mayMove,
  quantities,
  locationRelationOf,
} from '#domain/stock/movement-rules.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { isTooLate } from '../shared/is-too-late.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { MutationContext, Ref, Tx } from '#domain/mutation/types.ts'

const quantity = v.pipe(v.number(), v.minValue(quantities.least), v.maxValue(quantities.office))

/**
 * Records an item used on an order: from a location (`fromId`), from the catalogue (`itemId` alone), or described in
 * words (`name`). Using more than there is is allowed, because it happened. `back` returns what was not used. Under the id
 * of `keptId` the office adds to an order what the ledger recorded beside it: once, and without a location, because that
 * has been counted down already.
 */
export const stockUse = defineMutation({
  version: 1,
  may: ['stock/move'],
  schema: v.object({
    movementId: id,
    orderId: id,
    itemId: v.nullable(id),
    name: line,
    unit: code,
    quantity,
    placeId: v.nullable(id),
    back: v.boolean(),
    /** Who sees the order, where it is the office that adds this to it. */
    readerIds: v.exactOptional(idSet),
  }),
  refs: ({ movementId, placeId }) => [refTo('movements', movementId), ...locationRefs([placeId])],
  peeks: ({ orderId, itemId }) => [refTo('orders', orderId), ...itemRefs(itemId)],
  about: ({ orderId }) => [refTo('orders', orderId)],
  run(tx, { movementId, placeId, back, orderId, readerIds = [], ...used }, context) {
    if (used.itemId === null && (used.name.trim() === '' || placeId !== null)) {
      return fail({ type: 'input/invalid', issues: [{ path: 'name', message: 'required' }] })
    }
    const between = back ? { fromId: null, toId: placeId } : { fromId: placeId, toId: null }
    const type = back ? 'return' : 'consume'
    // The item is used, whatever became of the order, so the ledger records it without the order.
    const isLate = isTooLate(tx, orderId, context)
    const isKept = isKeptId(movementId)
    if (isKept) {
      if (!isAdminLevel(context.actor) || placeId !== null) return notAllowed('stock/move')
      const known = tx.get(refTo('movements', movementId))
      if (known) return known.orderId === orderId ? ok() : notAllowed('stock/move')
      if (isLate) return fail({ type: 'order/closed' })
    }
    const order = isLate ? { lateOrderId: orderId } : { orderId }
    const also = isKept ? readerIds : []
    return writeMovement(tx, movementId, { ...used, ...between, ...order, type, also }, context)
  },
})

/** Sends stock to another location; it is in transit until someone there receives it. */
export const stockSend = defineMutation({
  version: 1,
  may: ['stock/move'],
  schema: v.object({
    movementId: id,
    itemId: id,
    quantity,
    fromId: id,
    toId: id,
    reason: text,
    /** How many the device knew to be there: no more can be sent. */
    have: v.exactOptional(
      v.pipe(
        v.number(),
        v.check((value: number) => Number.isFinite(value)),
      ),
    ),
  }),
  refs: ({ movementId, fromId, toId }) => [
    refTo('movements', movementId),
    ...locationRefs([fromId, toId]),
  ],
  peeks: ({ itemId }) => itemRefs(itemId),
  run(tx, { movementId, have = Infinity, ...sent }, context) {
    if (sent.quantity > have) return invalid('quantity', 'moreThanThere')
    return writeMovement(tx, movementId, { ...sent, type: 'transferOut' }, context)
  },
})

/** Ends a transfer once: received, perhaps with fewer than were sent, or returned to where it came from. */
export const stockReceive = defineMutation({
  version: 1,
  may: ['stock/move'],
  schema: v.object({ transferId: id, quantity, placeId: id }),
  refs: ({ transferId, placeId }) => [
    refTo('movements', arrivalId(transferId)),
    refTo('movements', transferId),
    ...locationRefs([placeId]),
  ],
  run(tx, { transferId, quantity: taken, placeId }, context) {
    const sent = readEntity(tx, 'movements', transferId)
    if (!sent.ok) return sent
    if (tx.get(refTo('movements', arrivalId(transferId))) !== undefined) return ok()
    const { type, itemId, fromId, toId, readerIds } = sent.value
    const isThere = type === 'transferOut' && [fromId, toId].includes(placeId)
    if (itemId === null || !isThere) return notAllowed('stock/move')
    if (taken > sent.value.quantity) return invalid('quantity', 'moreThanSent')
    const arrival = { type: 'transferIn', itemId, fromId, toId: placeId, quantity: taken } as const
    const movement = { ...arrival, transferId, also: readerIds }
    return writeMovement(tx, arrivalId(transferId), movement, context)
  },
})

/** Records stock from outside: bought, delivered, or found when the company began to count. */
export const stockSupply = defineMutation({
  version: 1,
  may: ['stock/manage'],
  schema: v.object({ movementId: id, itemId: id, placeId: id, quantity, reason: text }),
  refs: ({ movementId, placeId }) => [refTo('movements', movementId), ...locationRefs([placeId])],
  peeks: ({ itemId }) => itemRefs(itemId),
  run(tx, { movementId, placeId, ...supplied }, context) {
    const into = { ...supplied, fromId: null, toId: placeId }
    return writeMovement(tx, movementId, { ...into, type: 'receive' }, context)
  },
})

/** Records the result of a count against what the ledger says. */
export const stockCount = defineMutation({
  version: 1,
  may: ['stock/count'],
  schema: v.object({
    movementId: id,
    itemId: id,
    placeId: id,
    found: v.pipe(v.number(), v.minValue(0), v.maxValue(500_000)),
    expected: v.pipe(v.number(), v.minValue(-500_000), v.maxValue(500_000)),
    reason: text,
  }),
  refs: ({ movementId, placeId }) => [refTo('movements', movementId), ...locationRefs([placeId])],
  peeks: ({ itemId }) => itemRefs(itemId),
  run(tx, { movementId, itemId, placeId, found, expected, reason }, context) {
    const counted = { itemId, fromId: null, toId: placeId, quantity: found - expected, reason }
    return writeMovement(tx, movementId, { ...counted, type: 'count' }, context)
  },
})

const arrivalSuffix = '_in'

/** The id of the only arrival that a transfer can have. */
function arrivalId(transferId: string): string {
  return `${transferId}${arrivalSuffix}`
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
  readonly lateOrderId?: string
  readonly transferId?: string
  readonly reason?: string
  /** Additional readers of the movement. */
  readonly also?: readonly string[]
}

function writeMovement(
  tx: Tx,
  movementId: string,
  { also = [], ...moved }: Moved,
  { actor, at }: MutationContext,
): Result<void, Problem> {
  const { type, itemId, fromId, toId, quantity: amount } = moved
  // Any other movement under an arrival's id would block the transfer for ever.
  if (type !== 'transferIn' && movementId.endsWith(arrivalSuffix)) return notAllowed('stock/move')
  const maxQuantity = isAdminLevel(actor) ? quantities.office : quantities.technician
  if (Math.abs(amount) > maxQuantity) return invalid('quantity', 'tooMany')
  if (itemId !== null && tx.peek(refTo('items', itemId)) === null) {
    return fail({ type: 'doc/missing', ref: refTo('items', itemId) })
  }
  // An arrival takes its other location from the transfer.
  const refs = locationRefs(type === 'transferIn' ? [toId] : [fromId, toId])
  const missing = refs.find((ref) => tx.get(ref) === undefined)
  if (missing !== undefined) return fail({ type: 'doc/missing', ref: missing })
  const touched = movementRules[type].ownEnd === 'from' ? fromId : toId
  const location = touched === null ? null : (tx.get(refTo('locations', touched)) ?? null)
  if (!mayMove(actor, type, locationRelationOf(actor.uid, location)))
    return notAllowed('stock/move')
  const holders = refs.flatMap((ref) => {
    const holder = tx.get(ref)?.technicianId
    return typeof holder === 'string' ? [holder] : []
  })
  const { name = '', unit = '', orderId = null, lateOrderId = null } = moved
  const { transferId = null, reason = '' } = moved
  tx.create(refTo('movements', movementId), {
    type,
    itemId,
    fromId,
    toId,
    quantity: amount,
    name,
    unit,
    orderId,
    lateOrderId,
    transferId,
    reason,
    actorId: actor.uid,
    readerIds: [...new Set([actor.uid, ...holders, ...also])],
    at,
  })
  return ok()
}

function locationRefs(ids: readonly (string | null)[]): readonly Ref[] {
  return [...new Set(ids)].flatMap((placeId) =>
    placeId === null ? [] : [refTo('locations', placeId)],
  )
}

function itemRefs(itemId: string | null): readonly Ref[] {
  return itemId === null ? [] : [refTo('items', itemId)]
}

function invalid(path: string, message: string): Result<never, Problem> {
  return fail({ type: 'input/invalid', issues: [{ path, message }] })
}

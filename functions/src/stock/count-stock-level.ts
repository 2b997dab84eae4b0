import {
  AggregateField,
  type DocumentReference,
  FieldValue,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import * as v from 'valibot'
import { systemUid } from '../../../src/domain/access/system-actor.ts'
import { id } from '../../../src/domain/entities/fields.ts'
import { movementTypes } from '../../../src/domain/entities/movement.ts'
import type { StockLevel } from '../../../src/domain/entities/stock-level.ts'
import { onHand, roundQuantity } from '../../../src/domain/stock/ledger.ts'
import { stockLevelId } from '../../../src/domain/stock/level-stock.ts'
import { movementRules } from '../../../src/domain/stock/movement-rules.ts'
import { instantText } from '../../../src/domain/stored/plain-values.ts'
import { entityOf } from '../system/entity-of.ts'

type Place = Pick<StockLevel, 'locationId' | 'itemId'>

const ends = { from: 'fromId', to: 'toId' } as const
const typesAt = (end: 'from' | 'to') =>
  movementTypes.filter((type) => movementRules[type].ownEnd === end)

/**
 * Sums the ledger of an item in a warehouse, unless the stored sum already holds what was created then. The first sum
 * of a warehouse brings those of all its items. All of it is one transaction, which the stored sum serializes.
 */
export async function countStockLevel(
  company: DocumentReference,
  place: Place,
  createdAt: Timestamp,
): Promise<void> {
  if (!v.is(id, stockLevelId(place))) return
  const levels = company.collection('stockLevels')
  const ref = levels.doc(stockLevelId(place))
  await company.firestore.runTransaction(async (transaction) => {
    const known = await transaction.get(ref)
    const countedAt = v.safeParse(v.string(), known.get('countedAt'))
    if (countedAt.success && countedAt.output >= textOf(createdAt)) return
    const ofWarehouse = levels.where('locationId', '==', place.locationId).limit(1)
    const isFirst = !known.exists && (await transaction.get(ofWarehouse)).empty
    const sums = isFirst
      ? await sumsOfAll(transaction, company, place.locationId)
      : [await sumOf(transaction, company, place)]
    for (const sum of sums) {
      transaction.set(levels.doc(stockLevelId(sum)), {
        ...sum,
        schema: 1,
        updatedAt: FieldValue.serverTimestamp(),
        updatedBy: systemUid,
        deletedAt: null,
      })
    }
  })
}

type Sum = Place & Pick<StockLevel, 'quantity' | 'countedAt'>

/** One item, by two sums of the server: each is billed as one read per thousand movements. */
async function sumOf(
  transaction: Transaction,
  company: DocumentReference,
  place: Place,
): Promise<Sum> {
  const total = (end: 'from' | 'to') =>
    transaction.get(
      movementsAt(company, end, place.locationId)
        .where('itemId', '==', place.itemId)
        .aggregate({ quantity: AggregateField.sum('quantity') }),
    )
  const [came, went] = await Promise.all([total('to'), total('from')])
  const quantity = roundQuantity(came.data().quantity - went.data().quantity)
  return { ...place, quantity, countedAt: textOf(came.readTime) }
}

/** Every item of a warehouse, from all of its movements. */
async function sumsOfAll(
  transaction: Transaction,
  company: DocumentReference,
  locationId: string,
): Promise<readonly Sum[]> {
  const [came, went] = await Promise.all([
    transaction.get(movementsAt(company, 'to', locationId)),
    transaction.get(movementsAt(company, 'from', locationId)),
  ])
  const movements = [...came.docs, ...went.docs].flatMap((doc) => entityOf('movements', doc) ?? [])
  const countedAt = textOf(came.readTime)
  return [...onHand(movements, locationId)]
    .map(([itemId, quantity]) => ({ locationId, itemId, quantity, countedAt }))
    .filter((sum) => v.is(id, stockLevelId(sum)))
}

function movementsAt(company: DocumentReference, end: 'from' | 'to', locationId: string): Query {
  return company
    .collection('movements')
    .where(ends[end], '==', locationId)
    .where('type', 'in', typesAt(end))
}

function textOf({ seconds, nanoseconds }: Timestamp): string {
  return instantText(seconds, nanoseconds) ?? ''
}

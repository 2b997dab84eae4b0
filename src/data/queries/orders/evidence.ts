import type { Evidence } from '#domain/order/completion/missing-requirements.ts'
import { itemLinesOf } from '#domain/stock/ledger.ts'
import type { Query } from '#data/types/data.ts'
import { defineQuery } from '../define-query.ts'
import { entitiesOf } from '../entities-of.ts'

/** Which of the things that may be required before an order is finished it already has. */
export function orderEvidence(orderId: string): Query<Evidence> {
  return defineQuery('orderEvidence', orderId, async ({ db }) => {
    const [movements, photoRows] = await Promise.all([
      db.movements.where('orderId').equals(orderId).toArray(),
      db.photos.where('about').equals(`orders/${orderId}`).toArray(),
    ])
    const taken = entitiesOf('photos', photoRows)
    return {
      parts: itemLinesOf(entitiesOf('movements', movements)).length,
      photos: taken.filter(({ kind }) => kind === 'photo').map(({ id, item }) => ({ id, item })),
      isSigned: taken.some(({ kind }) => kind === 'signature'),
    }
  })
}

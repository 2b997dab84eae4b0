import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { seriesIds } from '#domain/entities/series.ts'
import { usualPatterns } from '#domain/invoice/next-number.ts'
import { areAlike, firstNumber, seriesPattern } from '#domain/invoice/series-pattern.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

/**
 * Chooses how the numbers of a series look and which one comes first, before any was given. It is sent at once, right
 * after the owner's sign-in: no device knows a series.
 */
export const seriesSetUp = defineMutation({
  version: 1,
  may: ['series/setUp'],
  schema: v.object({
    seriesId: v.picklist(seriesIds),
    pattern: seriesPattern,
    next: firstNumber,
  }),
  refs: ({ seriesId }) => [refTo('series', seriesId), refTo('series', otherThan(seriesId))],
  run(tx, { seriesId, pattern, next }, { actor, isSending = false }) {
    if (!can(actor, 'series/setUp')) return notAllowed('series/setUp')
    if (!isSending) return ok()
    const otherId = otherThan(seriesId)
    const hasOther = tx.get(refTo('series', otherId)) !== undefined
    const other = hasOther
      ? readEntity(tx, 'series', otherId)
      : ok({ pattern: usualPatterns[otherId] })
    if (!other.ok) return other
    if (areAlike(pattern, other.value.pattern)) return fail({ type: 'series/same-numbers' })
    const ref = refTo('series', seriesId)
    if (tx.get(ref) === undefined) {
      tx.create(ref, { next, lastId: null, lastDay: null, period: '', pattern })
      return ok()
    }
    const series = readEntity(tx, 'series', seriesId)
    if (!series.ok) return series
    if (series.value.lastId !== null) return fail({ type: 'series/begun' })
    tx.update(ref, { next, pattern })
    return ok()
  },
})

function otherThan(seriesId: (typeof seriesIds)[number]) {
  return seriesId === 'invoices' ? 'credits' : 'invoices'
}

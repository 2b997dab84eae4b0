import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { id } from '#domain/entities/fields.ts'
import { isSampleId } from '#domain/entities/sample-id.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo, splitRef } from '#domain/mutation/refs.ts'
import { splitInHalves } from '#domain/mutation/split/split-in-halves.ts'
import type { Ref } from '#domain/mutation/types.ts'

/** Where sample data lives that can be removed. Evidence (stock movements, hours, photos, receipts) stays. */
export const sampleCollections = [
  'messages',
  'visits',
  'orders',
  'assets',
  'sites',
  'customers',
  'templates',
  'items',
  'locations',
] as const
export type SampleCollection = (typeof sampleCollections)[number]

/** The most documents that one mutation removes. */
export const maxSampleRefs = 50

const sampleRef = v.pipe(
  v.string(),
  v.check((ref) => {
    const [collection, docId] = splitRef(ref as Ref)
    return (
      sampleCollections.some((one) => one === collection) && v.is(id, docId) && isSampleId(docId)
    )
  }, 'ref'),
)

/** Removes documents of the sample data. Those that are gone, or were never there, are passed over. */
export const sampleRemove = defineMutation({
  version: 1,
  may: ['sample/remove'],
  schema: v.object({
    refs: v.pipe(v.array(sampleRef), v.minLength(1), v.maxLength(maxSampleRefs), v.readonly()),
  }),
  refs: ({ refs }) => withAmounts(refs),
  split: ({ refs }) =>
    splitInHalves([...new Set(refs)])?.map((half) => ({
      name: 'sample/remove',
      args: { refs: half },
    })) ?? null,
  run(tx, { refs }, { actor }) {
    if (!can(actor, 'sample/remove')) return notAllowed('sample/remove')
    for (const ref of withAmounts(refs)) {
      const doc = tx.get(ref)
      if (doc === undefined || typeof doc.deletedAt === 'string') continue
      if (splitRef(ref)[0] === 'orders') tx.update(ref, { open: false })
      tx.delete(ref)
    }
    return ok()
  },
})

/** What an item costs and is sold for goes with the item. */
function withAmounts(refs: readonly string[]): [Ref, ...Ref[]] {
  const named = [...new Set(refs as readonly Ref[])]
  const items = named.map(splitRef).filter(([collection]) => collection === 'items')
  const amounts = (['costs', 'prices'] as const).flatMap((collection) =>
    items.map(([, docId]) => refTo(collection, docId)),
  )
  return [...named, ...amounts] as unknown as [Ref, ...Ref[]]
}

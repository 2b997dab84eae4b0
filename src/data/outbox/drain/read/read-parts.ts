import { isCollectionName } from '#domain/entities/collections.ts'
import { splitRef } from '#domain/mutation/refs.ts'
import type { Ref } from '#domain/mutation/types.ts'
import { ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Failure } from '#data/server/rest/failure.ts'
import type { BatchGet, FirestoreRest, RestCall } from '#data/server/rest/firestore-rest.ts'
import { maxExpressions, maxLookups } from '../plan/commit-cost.ts'
import type { LimitReading } from '../plan/commit-cost.ts'
import { readCosts } from '../plan/rule-costs.ts'

/** The most that one answer should contain. */
const maxDocuments = 500

/** Documents in as few requests as Firestore's limits allow, in the order given. */
function readParts(refs: readonly Ref[], reading: LimitReading): readonly (readonly Ref[])[] {
  const parts: Ref[][] = []
  let [lookups, expressions] = [Infinity, Infinity]
  for (const ref of refs) {
    const cost = costOf(ref)
    lookups += cost.lookups
    expressions += cost.expressions
    const isOver = reading === 'strict' && (lookups > maxLookups || expressions > maxExpressions)
    const part = parts.at(-1)
    if (part && !isOver && part.length < maxDocuments) {
      part.push(ref)
      continue
    }
    parts.push([ref])
    ;({ lookups, expressions } = cost)
  }
  return parts
}

function costOf(ref: Ref) {
  const [collection] = splitRef(ref)
  return (isCollectionName(collection) && readCosts[collection]) || { expressions: 0, lookups: 0 }
}

/** Reads documents by their full names, in several parallel requests if one may not hold them all. */
export async function readInParts(
  rest: FirestoreRest,
  names: ReadonlyMap<Ref, string>,
  reading: LimitReading,
  call: RestCall,
): Promise<Result<BatchGet, Failure>> {
  const answers = await Promise.all(
    readParts([...names.keys()], reading).map((refs) =>
      rest.batchGet(
        refs.flatMap((ref) => names.get(ref) ?? []),
        call,
      ),
    ),
  )
  const docs: [string, BatchGet['docs'] extends ReadonlyMap<string, infer D> ? D : never][] = []
  let readTime = ''
  for (const answer of answers) {
    if (!answer.ok) return answer
    docs.push(...answer.value.docs)
    readTime = answer.value.readTime
  }
  return ok({ docs: new Map(docs), readTime })
}

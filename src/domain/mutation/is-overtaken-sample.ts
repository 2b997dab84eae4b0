import { isSampleId } from '../entities/sample-id.ts'
import type { Problem } from '../problem.ts'
import { splitRef } from './refs.ts'
import type { Ref } from './types.ts'

const overtaken: ReadonlySet<Problem['type']> = new Set([
  'doc/exists',
  'doc/missing',
  'doc/deleted',
])

/**
 * Whether a change failed only because sample data was added or removed by someone else before it arrived: then it
 * changes nothing, and no person has to decide about it. Where anything else hangs on it (hours, an own order), it is
 * treated as usual.
 */
export function isOvertakenSample({ type }: Problem, refs: readonly Ref[]): boolean {
  const documents = refs.map(splitRef).filter(([collection]) => collection !== 'users')
  const isAllSample = documents.length > 0 && documents.every(([, id]) => isSampleId(id))
  return isAllSample && overtaken.has(type)
}

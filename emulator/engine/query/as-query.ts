import type { PreparedQuery } from '../types.ts'
import type { Query } from './query.ts'

/** The parsed query behind a prepared one. */
export function asQuery(prepared: PreparedQuery): Query {
  if (!('disjuncts' in prepared)) throw new Error('The query was not prepared by this engine')
  return prepared as Query
}

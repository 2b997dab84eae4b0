import type { RulesBudget } from './types.ts'

/** The maximum of document access calls for requests about a single document or query, and for multi-document requests. */
const singleLookups = 10
const multiLookups = 20

/**
 * The budget of a request about this number of documents. Where it is strict, its operations share no cached lookups and
 * one expression limit.
 */
export function createBudget(documents: number, isStrict = false): RulesBudget {
  const maxLookups = documents > 1 ? multiLookups : singleLookups
  return { maxLookups, isStrict, seen: new Set(), lookups: 0, expressions: 0 }
}

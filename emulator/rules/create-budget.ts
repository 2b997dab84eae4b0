import type { RulesBudget } from './types.ts'

/** Document access calls that rules may make: for one document or query, and for several documents at once. */
const singleLookups = 10
const severalLookups = 20

/**
 * What the rules of a request about so many documents may spend. Strict: its operations cache nothing for
 * each other, and the limit of expressions is one for all of them.
 */
export function createBudget(documents: number, isStrict = false): RulesBudget {
  const maxLookups = documents > 1 ? severalLookups : singleLookups
  return { maxLookups, isStrict, seen: new Set(), lookups: 0, expressions: 0 }
}

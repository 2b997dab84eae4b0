import type { RulesBudget } from '../types.ts'

/** Thrown where a request spends more than Firestore grants it. Nothing absorbs it: the request is denied. */
export class RulesLimitError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RulesLimitError'
  }
}

const maxExpressions = 1000
const maxLookups = 10

/** What one operation of a request spends. */
export interface OperationBudget {
  /** Counts evaluated expressions in the unit in which Firestore does. */
  spend(count: number): void
  /** Counts a document access call. `key` names the document, and whether it is read before or after the request. */
  lookUp(key: string): void
}

/** Starts an operation: it has limits of its own and draws on those of its request. */
export function createOperationBudget(request: RulesBudget): OperationBudget {
  let expressions = 0
  let lookups = 0
  return {
    spend(count) {
      expressions += count
      request.expressions += count
      if ((request.isStrict ? request.expressions : expressions) > maxExpressions) {
        throw new RulesLimitError(
          `Unable to evaluate the expression as the maximum of ${maxExpressions} expressions to evaluate has been reached.`,
        )
      }
    },
    lookUp(key) {
      if (!request.isStrict && request.seen.has(key)) return
      if (lookups >= maxLookups || request.lookups >= request.maxLookups) {
        throw new RulesLimitError(
          `Unable to evaluate the expression as the maximum of ${Math.min(maxLookups, request.maxLookups)} document access calls has been reached.`,
        )
      }
      lookups += 1
      request.lookups += 1
      request.seen.add(key)
    },
  }
}

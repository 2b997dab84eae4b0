import type { RulesBudget } from '../types.ts'

/** Thrown where a request exceeds Firestore's limits, so that it is denied whatever the rest of the rules. */
export class RulesLimitError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RulesLimitError'
  }
}

const maxExpressions = 1000
const maxLookups = 10

/** Counts the expressions and lookups of one operation of a request. */
export interface OperationBudget {
  /** Counts evaluated expressions as Firestore does. */
  spend(count: number): void
  /** Counts a document access call. `key` identifies the document and whether its state before or after is read. */
  lookUp(key: string): void
}

/** Starts an operation, which has its own limits and counts towards those of its request. */
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

/** Thrown where a request spends more than Firestore grants it. Nothing absorbs it: the request is denied. */
export class RulesLimitError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'RulesLimitError'
  }
}

const maxExpressions = 1000
export const maxLookups = 10

/** Counts evaluated expressions in the unit in which Firestore does. */
export interface ExpressionBudget {
  spend(count: number): void
}

export function createExpressionBudget(): ExpressionBudget {
  let spent = 0
  return {
    spend(count) {
      spent += count
      if (spent > maxExpressions) {
        throw new RulesLimitError(
          `Unable to evaluate the expression as the maximum of ${maxExpressions} expressions to evaluate has been reached.`,
        )
      }
    },
  }
}

import { createQuestion } from './create-question.ts'

/** What a technician tells the office of their next visit of an order. */
export interface VisitSheetOf {
  readonly kind: 'late' | 'reassign'
  readonly orderId: string
}

/** Opens the sheet over whatever is shown. */
export const { ask: openVisitSheet, useQuestion: useVisitSheet } = createQuestion<VisitSheetOf>(
  () => undefined,
)

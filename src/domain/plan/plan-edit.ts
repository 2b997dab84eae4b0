import type { PlanFields } from '../entities/plan-fields.ts'

/** What an edit of a plan changes. */
export interface PlanEdit {
  /** Fields of the plan itself, with their new values. */
  readonly fields: Partial<PlanFields>
  /** A plan that takes over from a day on. */
  readonly created: (PlanFields & { readonly id: string }) | null
  /** The days of orders to remove, and of those to make like their date again. */
  readonly removed: readonly string[]
  readonly updated: readonly string[]
}

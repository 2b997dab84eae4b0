import type { PlanValues } from './plan-values.ts'

/** Values of a plan's form, what is wrong with them by field, as sentences, and how to change them. */
export interface PlanFormProps {
  readonly values: PlanValues
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (changes: Partial<PlanValues>) => void
}

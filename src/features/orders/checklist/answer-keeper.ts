import type { Answer } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

export interface AnswerKeeper {
  /** With every key; null: what is typed is what is stored. */
  readonly draft: (edit: { readonly from: Answer; readonly to: Answer } | null) => void
  /** `from`: what the person saw when they began. */
  readonly save: (to: Answer, from?: Answer) => Promise<Result<unknown, Problem>>
}

export interface AnswerFieldProps {
  item: ChecklistItem
  answer: Answer
  keeper: AnswerKeeper
}

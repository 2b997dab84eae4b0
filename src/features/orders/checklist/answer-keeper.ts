import type { Answer } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** Some of an answer; the rest stays as it was last given, also where the screen does not show that yet. */
export type AnswerPart = Partial<Answer>

export interface AnswerKeeper {
  /** As last given, also where the screen does not show that yet. */
  readonly now: () => Answer
  /** With every key; null: what is typed is what is stored. */
  readonly draft: (edit: { readonly from: AnswerPart; readonly to: AnswerPart } | null) => void
  /** `from`: what the person saw when they began. */
  readonly save: (to: AnswerPart, from?: AnswerPart) => Promise<Result<unknown, Problem>>
}

export interface AnswerFieldProps {
  item: ChecklistItem
  answer: Answer
  keeper: AnswerKeeper
}

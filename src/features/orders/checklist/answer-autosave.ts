import type { Answer } from '#domain/checklist/answer.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** The changed fields of an answer; the others stay as they were last given. */
export type PartialAnswer = Partial<Answer>

export interface AnswerAutosave {
  /** The answer as last given, even if the screen does not show it yet. */
  readonly now: () => Answer
  /** Called on every key press; null once the typed text is stored. */
  readonly draft: (
    edit: { readonly from: PartialAnswer; readonly to: PartialAnswer } | null,
  ) => void
  /** `from` is what the person saw when they began. */
  readonly save: (to: PartialAnswer, from?: PartialAnswer) => Promise<Result<unknown, Problem>>
}

export interface AnswerFieldProps {
  item: ChecklistItem
  answer: Answer
  autosave: AnswerAutosave
}

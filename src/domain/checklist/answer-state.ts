import type { Answer } from './answer.ts'
import type { ChecklistItem } from './checklist-item.ts'
import { gradeOf } from './grade-of.ts'

/** How far a question is answered; `valueMissing` and `gradeMissing` mean that it was begun. */
export type AnswerState = 'none' | 'valueMissing' | 'gradeMissing' | 'complete'

/**
 * A question is complete with a value (or photo) and, where it asks for one, a grade: one that was given, or one
 * that follows from the limits of a number. A question marked not applicable needs no value.
 */
export function answerState(item: ChecklistItem, answer: Answer | undefined): AnswerState {
  const grade = gradeOf(item, answer)
  if (grade === 'notApplicable') return 'complete'
  if (!hasValue(answer)) return grade === null ? 'none' : 'valueMissing'
  return item.graded && grade === null ? 'gradeMissing' : 'complete'
}

function hasValue(answer: Answer | undefined): boolean {
  const value = answer?.value ?? null
  if (value === null) return false
  return typeof value === 'string' || Array.isArray(value) ? value.length > 0 : true
}

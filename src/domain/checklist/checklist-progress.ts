import { answerState } from './answer-state.ts'
import type { Answers } from './answer.ts'
import type { ChecklistItem } from './checklist-item.ts'
import { gradeOf } from './grade-of.ts'
import { visibleItems } from './visible-items.ts'

/** How far a checklist is done. Only visible questions count. */
export interface ChecklistProgress {
  readonly all: number
  /** Questions that were answered at least in part; every failed one is among them. */
  readonly answered: number
  /** Answered questions that still lack their value or grade. */
  readonly incomplete: number
  readonly failed: readonly ChecklistItem[]
}

/** `answers` must include the photos that answer questions (`withPhotos`). */
export function checklistProgress(
  items: readonly ChecklistItem[],
  answers: Answers,
): ChecklistProgress {
  const shown = visibleItems(items, answers)
  const states = shown.map((item) => answerState(item, answers[item.id]))
  const complete = states.filter((state) => state === 'complete').length
  const answered = states.filter((state) => state !== 'none').length
  return {
    all: shown.length,
    answered,
    incomplete: answered - complete,
    failed: shown.filter((item) => gradeOf(item, answers[item.id]) === 'fail'),
  }
}

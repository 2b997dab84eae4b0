import type { Answer, Grade } from './answer.ts'
import type { ChecklistItem } from './checklist-item.ts'

/** Whether the grade follows from the answer, so that one tap gives both. */
export function isOneTap({ kind, graded, passesOn }: ChecklistItem): boolean {
  return kind === 'yesNo' && graded && passesOn !== undefined
}

/** The grade that yes or no gives. */
export function gradeByTap({ passesOn }: ChecklistItem, value: boolean): Grade {
  return value === passesOn ? 'pass' : 'fail'
}

/**
 * What a tap on yes, no or not applicable (null) writes: answer and grade, as where both are asked for. A tap on what
 * is chosen clears it.
 */
export function tapped(
  item: ChecklistItem,
  now: Answer,
  tap: boolean | null,
): Pick<Answer, 'value' | 'grade'> {
  const isChosen = tap === null ? now.grade === 'notApplicable' : isTapped(now, tap)
  if (isChosen) return { value: null, grade: null }
  return tap === null
    ? { value: null, grade: 'notApplicable' }
    : { value: tap, grade: gradeByTap(item, tap) }
}

/** Whether yes or no is chosen: not where the question was then marked not applicable. */
export function isTapped({ value, grade }: Answer, tap: boolean): boolean {
  return value === tap && grade !== 'notApplicable'
}

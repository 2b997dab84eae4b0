import type { Answer, Grade } from './answer.ts'
import type { ChecklistItem } from './checklist-item.ts'

/** The grade of an answer: the one given, else fail where a number is outside its limits. */
export function gradeOf(item: ChecklistItem, answer: Answer | undefined): Grade | null {
  if (answer === undefined) return null
  if (answer.grade !== null) return answer.grade
  return isOutOfRange(item, answer.value) ? 'fail' : null
}

/** Whether a number is outside its limits. It is accepted anyway, because it is what was measured. */
export function isOutOfRange({ min, max }: ChecklistItem, value: Answer['value']): boolean {
  if (typeof value !== 'number') return false
  return (min !== null && value < min) || (max !== null && value > max)
}

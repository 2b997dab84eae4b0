import type { Answer, Grade } from './answer.ts'
import type { ChecklistItem } from './checklist-item.ts'

/** What an answer amounts to: what the person said, else fail where a number lies outside its limits. */
export function gradeOf(item: ChecklistItem, answer: Answer | undefined): Grade | null {
  if (answer === undefined) return null
  if (answer.grade !== null) return answer.grade
  return isOutside(item, answer.value) ? 'fail' : null
}

/** Whether a number lies outside what is right. It is taken all the same: it is what was measured. */
export function isOutside({ min, max }: ChecklistItem, value: Answer['value']): boolean {
  if (typeof value !== 'number') return false
  return (min !== null && value < min) || (max !== null && value > max)
}

import type { Answers } from './answer.ts'
import { answerState } from './answer-state.ts'
import type { ChecklistItem, Condition } from './checklist-item.ts'

/**
 * The questions to show. A condition may only refer to a question above: one on itself, on a later or on an unknown
 * question could not be met by answering in order, so it counts as met. A question that depends on a hidden one is
 * hidden, whatever was answered there before.
 */
export function visibleItems(
  items: readonly ChecklistItem[],
  answers: Answers,
): readonly ChecklistItem[] {
  const above = new Map<string, boolean>()
  return items.filter((item) => {
    const shown = holds(item.showIf, answers, above)
    above.set(item.id, shown)
    return shown
  })
}

/**
 * The visible questions that must be answered and are not. Hidden questions are never missing, nor are those that
 * cannot be answered because they offer no choices.
 */
export function missingItems(
  items: readonly ChecklistItem[],
  answers: Answers,
): readonly ChecklistItem[] {
  const above = new Map<string, boolean>()
  return visibleItems(items, answers).filter((item) => {
    const required = item.requireIf === null ? item.required : holds(item.requireIf, answers, above)
    above.set(item.id, true)
    return required && isAnswerable(item) && answerState(item, answers[item.id]) !== 'complete'
  })
}

function isAnswerable({ kind, options, graded }: ChecklistItem): boolean {
  const chooses = kind === 'choice' || kind === 'multiChoice'
  return !chooses || graded || options.some((option) => option !== '')
}

function holds(
  condition: Condition | null,
  answers: Answers,
  above: ReadonlyMap<string, boolean>,
): boolean {
  if (condition === null) return true
  const shown = above.get(condition.itemId)
  if (shown === undefined) return true
  if (!shown) return false
  const value = answers[condition.itemId]?.value
  return Array.isArray(value) ? value.includes(condition.is) : value === condition.is
}

import type { Answer } from '#domain/checklist/answer.ts'
import type { Order } from '#domain/entities/order.ts'

/** Answers that were given and are not among those of their order yet, by order and item. */
const pending = new Map<string, ReadonlyMap<string, Answer>>()

/** Remembers an answer until the order has it; null once it does. */
export function notePendingAnswer(orderId: string, itemId: string, answer: Answer | null): void {
  const others = [...(pending.get(orderId) ?? [])].filter(([id]) => id !== itemId)
  const answers = answer === null ? others : [...others, [itemId, answer] as const]
  if (answers.length === 0) pending.delete(orderId)
  else pending.set(orderId, new Map(answers))
}

/** The order with what was answered a moment ago, as a step that is decided by the answers must see it. */
export function withPendingAnswers<O extends Pick<Order, 'id' | 'answers'>>(order: O): O {
  const answers = pending.get(order.id)
  if (!answers) return order
  return { ...order, answers: { ...order.answers, ...Object.fromEntries(answers) } }
}

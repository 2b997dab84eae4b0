import { isOutOfRange } from '#domain/checklist/grade-of.ts'
import type { ChecklistItem } from '#domain/checklist/checklist-item.ts'
import { withPhotos } from '#domain/checklist/photo-answers.ts'
import { visibleItems } from '#domain/checklist/visible-items.ts'
import {
  type AskedOrder,
  type Evidence,
  type Missing,
  missingRequirements,
} from './missing-requirements.ts'

/** What completing an order asks about: what it requires, and failed checks that nothing is said of. */
export type AskedAtCompletion = Missing | { readonly type: 'finding'; readonly item: ChecklistItem }

/**
 * Everything to ask about before an order is completed. A failed check needs a note or a photo of its own; a measurement
 * out of range says itself what is wrong. Unlike a requirement, a finding that was left out is not recorded as missing.
 */
export function askedAtCompletion(
  order: AskedOrder,
  evidence: Evidence,
): readonly AskedAtCompletion[] {
  const { checklist } = order
  const answers = withPhotos(checklist, order.answers, evidence.photos)
  const missing = missingRequirements(order, evidence)
  const asked = new Set(missing.flatMap((one) => (one.type === 'item' ? one.item.id : [])))
  const unexplained = visibleItems(checklist, answers).filter((item) => {
    const answer = answers[item.id]
    if (answer?.grade !== 'fail' || answer.note.trim() !== '' || asked.has(item.id)) return false
    const hasPhoto = evidence.photos.some((photo) => photo.item === item.id)
    return !hasPhoto && !isOutOfRange(item, answer.value)
  })
  return [...missing, ...unexplained.map((item) => ({ type: 'finding', item }) as const)]
}

/** Those that the order requires. */
export function requiredOf(asked: readonly AskedAtCompletion[]): readonly Missing[] {
  return asked.filter((one) => one.type !== 'finding')
}

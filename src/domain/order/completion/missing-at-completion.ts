import * as v from 'valibot'
import type { Order } from '#domain/entities/order.ts'
import { type Missing, missingRequirements } from './missing-requirements.ts'
import type { OrderStatus } from '../order-status.ts'
import { requiredPhotos } from './requirements.ts'

/** One requirement that an order was finished without: 'resolution', 'parts', 'signature', 'photos:2', 'answers:3'. */
const lack = v.pipe(
  v.string(),
  v.regex(/^(resolution|parts|signature|photos:[1-9]\d?|answers:[1-9]\d{0,2})$/),
)
export const missingCodesSchema = v.pipe(v.array(lack), v.maxLength(5, 'tooMany'), v.readonly())

/** Whether entering this status asks for the order's requirements. Partly done work continues, so it does not. */
export function isCompletion(to: OrderStatus): boolean {
  return to === 'done'
}

/** The missing requirements that are stored in other documents, which a change of the order's status does not read. */
export function missingElsewhere(missing: readonly Missing[]): readonly string[] {
  return missingCodesOf(
    missing.filter((one) =>
      one.type === 'item' ? one.item.kind === 'photo' : one.type !== 'resolution',
    ),
  )
}

/** All requirements that an order lacks: those visible in the order, and those known to be missing elsewhere. */
export function missingAtCompletion(
  order: Pick<Order, 'requires' | 'checklist' | 'answers' | 'resolution'>,
  elsewhere: readonly string[],
): readonly string[] {
  const forQuestions = order.checklist.map(({ id }) => ({ id, item: id }))
  const others = Array.from({ length: requiredPhotos(order.requires) }, () => ({
    id: '',
    item: null,
  }))
  const gathered = { parts: 1, photos: [...forQuestions, ...others], isSigned: true }
  const seen = missingCodesOf(missingRequirements(order, gathered))
  const answers = countOf(seen) + countOf(elsewhere)
  const words = [...elsewhere, ...seen].filter((word) => !word.startsWith('answers:'))
  return [...new Set(words), ...(answers > 0 ? [`answers:${Math.min(999, answers)}`] : [])]
}

/** What is missing as codes. */
export function missingCodesOf(missing: readonly Missing[]): readonly string[] {
  const answers = missing.filter(({ type }) => type === 'item').length
  const words = missing.flatMap((one) => {
    if (one.type === 'item') return []
    return one.type === 'photos' ? [`photos:${one.count}`] : [one.type]
  })
  return answers > 0 ? [...words, `answers:${Math.min(999, answers)}`] : words
}

function countOf(words: readonly string[]): number {
  return Number(words.find((word) => word.startsWith('answers:'))?.slice('answers:'.length) ?? 0)
}

import * as v from 'valibot'
import { id } from '../entities/fields.ts'
import { wholeBetween } from '../entities/whole-between.ts'
import { documentHash } from '../estimate/estimate-content.ts'

const textUpTo = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))
/** The name that a customer types below an answer. */
const typedName = v.pipe(textUpTo(80), v.minLength(2, 'required'))

/** Stars and words about a visit. */
export const rating = v.object({ stars: wholeBetween(1, 5), comment: textUpTo(500) })

/**
 * What a customer says on the public page. `documentHash` is that of the estimate that the page showed: it covers the
 * revision, so that an answer to another one is refused.
 */
export const shareAnswer = v.variant('kind', [
  v.object({
    kind: v.literal('approve'),
    optionId: id,
    name: typedName,
    documentHash,
    consent: v.literal(true),
  }),
  v.object({
    kind: v.literal('decline'),
    name: typedName,
    documentHash,
    reason: v.pipe(textUpTo(500), v.minLength(1, 'required')),
  }),
  v.object({ kind: v.literal('rate'), ...rating.entries }),
])
export type ShareAnswer = Readonly<v.InferOutput<typeof shareAnswer>>

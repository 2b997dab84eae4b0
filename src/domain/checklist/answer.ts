import * as v from 'valibot'
import { limits, line, text } from '../entities/fields.ts'
import { itemId } from './checklist-item.ts'

export const grades = ['pass', 'fail', 'notApplicable'] as const
export type Grade = (typeof grades)[number]

const choice = v.pipe(v.string(), v.maxLength(limits.code, 'tooLong'))

/** An answer: a text, a number, yes or no, one or more choices, or a day 'YYYY-MM-DD'. */
export const answer = v.object({
  value: v.nullable(
    v.union([
      v.boolean(),
      v.pipe(
        v.number(),
        v.check((value: number) => Number.isFinite(value)),
      ),
      text,
      v.pipe(v.array(choice), v.maxLength(20, 'tooMany'), v.readonly()),
    ]),
  ),
  grade: v.optional(v.nullable(v.picklist(grades)), null),
  note: v.optional(line, ''),
})
export type Answer = Readonly<v.InferOutput<typeof answer>>
export type Answers = Readonly<Record<string, Answer>>

/** The answers of a stored document by question, without those that this app cannot read. */
export const storedAnswers = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((answers) => Object.keys(answers).length <= limits.list, 'tooMany'),
  v.transform((answers): Answers => {
    const known: Record<string, Answer> = {}
    for (const [id, value] of Object.entries(answers)) {
      const parsed = v.safeParse(answer, value)
      if (v.is(itemId, id) && parsed.success) known[id] = parsed.output
    }
    return known
  }),
)

import * as v from 'valibot'
import { code, line, limits, requiredLine } from '../entities/fields.ts'

export const itemKinds = [
  'yesNo',
  'text',
  'number',
  'choice',
  'multiChoice',
  'date',
  'photo',
  'meter',
] as const

/** The name of a question within its checklist; also a field name, so it needs no quoting in Firestore. */
export const itemId = v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9_]{0,39}$/, 'itemId'))

/** Holds where the answer to another question is this value or, in a multiple choice, contains it. */
const condition = v.object({
  itemId,
  is: v.union([v.boolean(), code]),
})
export type Condition = v.InferOutput<typeof condition>

/** One question of a checklist. */
export const checklistItem = v.object({
  id: itemId,
  kind: v.picklist(itemKinds),
  label: requiredLine,
  help: v.optional(line, ''),
  required: v.optional(v.boolean(), false),
  /** Whether the answer is also graded pass, fail or not applicable. */
  graded: v.optional(v.boolean(), false),
  /** For graded yes or no: the answer that passes. Absent: the grade is asked for beside the answer. */
  passesOn: v.optional(v.boolean()),
  /** For numbers and meters: the unit and the limits, outside of which the question fails. */
  unit: v.optional(code, ''),
  min: v.optional(v.nullable(v.number()), null),
  max: v.optional(v.nullable(v.number()), null),
  /** For choices. */
  options: v.optional(v.pipe(v.array(code), v.maxLength(20, 'tooMany'), v.readonly()), []),
  /** Shown only where this holds; null for always. */
  showIf: v.optional(v.nullable(condition), null),
  /** Required only where this holds; null: `required` decides. */
  requireIf: v.optional(v.nullable(condition), null),
})
export type ChecklistItem = Readonly<v.InferOutput<typeof checklistItem>>

/** Questions in the order in which they are asked, with distinct ids. */
export const checklist = v.pipe(
  v.array(checklistItem),
  v.maxLength(limits.list, 'tooMany'),
  v.check((items) => new Set(items.map(({ id }) => id)).size === items.length, 'itemTwice'),
  v.readonly(),
)

/** The checklist of a stored document, without questions that this app cannot read. */
export const storedChecklist = v.pipe(
  v.array(v.unknown()),
  v.maxLength(limits.list, 'tooMany'),
  v.transform((items): readonly ChecklistItem[] =>
    items.flatMap((item) => {
      const parsed = v.safeParse(checklistItem, item)
      return parsed.success ? [parsed.output] : []
    }),
  ),
)

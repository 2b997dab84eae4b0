import * as v from 'valibot'
import { geo } from '#domain/entities/fields.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { draftEntries, type NewOrderValues } from './new-order-values.ts'

/** What was entered of an order that is not saved yet. */
export interface NewOrderDraft {
  /** With what the form was opened: its customer, time and person. */
  readonly openedWith: string
  readonly values: NewOrderValues
  /** The point of a new site. */
  readonly geo: GeoPoint | null
}

/** The oldest go first. */
const mostDrafts = 5

const stored = v.array(
  v.object({
    openedWith: v.string(),
    values: v.record(v.string(), v.unknown()),
    geo: v.fallback(v.nullable(geo), null),
  }),
)

/** The stored drafts. A field that an earlier version stored otherwise is as in `empty`. */
export function readDrafts(text: unknown, empty: NewOrderValues): readonly NewOrderDraft[] {
  const parsed = v.safeParse(stored, text)
  if (!parsed.success) return []
  return parsed.output.map((draft) => ({ ...draft, values: valuesOf(draft.values, empty) }))
}

function valuesOf(found: Readonly<Record<string, unknown>>, empty: NewOrderValues): NewOrderValues {
  const known = Object.entries(draftEntries).filter(([key, entry]) => v.is(entry, found[key]))
  return { ...empty, ...Object.fromEntries(known.map(([key]) => [key, found[key]])) }
}

/** The drafts with this one as the newest of its kind; null removes it. */
export function withDraft(
  drafts: readonly NewOrderDraft[],
  openedWith: string,
  draft: Omit<NewOrderDraft, 'openedWith'> | null,
): readonly NewOrderDraft[] {
  const others = drafts.filter((one) => one.openedWith !== openedWith)
  return draft === null ? others : [{ openedWith, ...draft }, ...others].slice(0, mostDrafts)
}

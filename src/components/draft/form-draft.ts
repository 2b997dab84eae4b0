import * as v from 'valibot'
import { geo } from '#domain/entities/fields.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'

/** What was entered in a form that is not saved yet. */
export interface FormDraft<V> {
  /** With what the form was opened: a customer, a time and a person. '' for a form that opens in one way only. */
  readonly openedWith: string
  readonly values: V
  /** The point of a new site. */
  readonly geo: GeoPoint | null
}

/** What a form's fields hold while they are still being filled in. */
export type DraftEntries<V> = { readonly [K in keyof V]: v.GenericSchema<V[K]> }

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
export function readDrafts<V extends object>(
  text: unknown,
  entries: DraftEntries<V>,
  empty: V,
): readonly FormDraft<V>[] {
  const parsed = v.safeParse(stored, text)
  if (!parsed.success) return []
  return parsed.output.map((draft) => ({
    ...draft,
    values: valuesOf(draft.values, entries, empty),
  }))
}

function valuesOf<V extends object>(
  found: Readonly<Record<string, unknown>>,
  entries: DraftEntries<V>,
  empty: V,
): V {
  const known = Object.entries<v.GenericSchema>(entries).filter(([key, entry]) =>
    v.is(entry, found[key]),
  )
  return { ...empty, ...Object.fromEntries(known.map(([key]) => [key, found[key]])) }
}

/** The drafts with this one as the newest of its kind; null removes it. */
export function withDraft<V>(
  drafts: readonly FormDraft<V>[],
  openedWith: string,
  draft: Omit<FormDraft<V>, 'openedWith'> | null,
): readonly FormDraft<V>[] {
  const others = drafts.filter((one) => one.openedWith !== openedWith)
  return draft === null ? others : [{ openedWith, ...draft }, ...others].slice(0, mostDrafts)
}

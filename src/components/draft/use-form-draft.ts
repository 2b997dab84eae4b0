import { useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { equal } from '#lib/equal.ts'
import { parseJson } from '#lib/parse-json.ts'
import { type DraftEntries, type FormDraft, readDrafts, withDraft } from './form-draft.ts'

interface DraftOptions<V> {
  /** Who fills the form in. */
  readonly uid: string | undefined
  /** Which form. */
  readonly form: string
  readonly openedWith?: string
  readonly entries: DraftEntries<V>
  /** What the form starts with; the same object as long as it is shown. */
  readonly empty: V
  /** Whether nothing worth keeping was entered; by default if it is as it started. */
  readonly isEmpty?: (values: V) => boolean
}

export interface KeptDraft<V> {
  /** What was entered before the form was left; null if it starts empty. */
  readonly found: FormDraft<V> | null
  readonly keep: (values: V, geo?: GeoPoint | null) => void
  readonly forget: () => void
}

/** Keeps what is entered in a form on this device, for this person, until it is saved or discarded. */
export function useFormDraft<V extends object>({
  uid,
  form,
  openedWith = '',
  entries,
  empty,
  isEmpty = (values) => equal(values, empty),
}: DraftOptions<V>): KeptDraft<V> {
  const key = `daybook:draft:${uid}:${form}`
  const read = () => readDrafts(parseJson(readStored(key)), entries, empty)
  const [found] = useState(() => read().find((one) => one.openedWith === openedWith) ?? null)
  const write = (draft: Omit<FormDraft<V>, 'openedWith'> | null) => {
    const drafts = withDraft(read(), openedWith, draft)
    writeStored(key, drafts.length === 0 ? null : JSON.stringify(drafts))
  }
  return {
    found,
    keep: (values, geo = null) => write(isEmpty(values) && geo === null ? null : { values, geo }),
    forget: () => write(null),
  }
}

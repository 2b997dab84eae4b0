import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { useLatest } from '#ui/use-latest.ts'
import type { KeptDraft } from './use-form-draft.ts'

/** Keeps a form as its draft with every change of it. `geo`: the point of a new site. */
export function useKeepForm<V extends FieldValues>(
  form: UseFormReturn<V>,
  geo: GeoPoint | null,
  draft: KeptDraft<V>,
): void {
  const keep = useLatest((at: GeoPoint | null = geo) => draft.keep(form.getValues(), at))
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => keep.current() }),
    [form, keep],
  )
  useEffect(() => keep.current(geo), [geo, keep])
}

import { type FormEvent, useState } from 'react'
import type { Site } from '#domain/entities/site.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { AddressText } from '../../contact/address-text.tsx'
import { EditSheet } from '../../sheet/edit-sheet.tsx'
import { useSaving } from '../../sheet/use-saving.ts'
import { PlaceField, type PlaceFieldProps } from './place-field.tsx'
import { usePlace } from './use-place.ts'

export interface PlaceSheetProps extends Pick<PlaceFieldProps, 'sites'> {
  site: Site
  /** `from` is the point when the sheet was opened. */
  save: (geo: { from: GeoPoint | null; to: GeoPoint }) => Promise<Result<unknown, Problem>>
  onClose: () => void
}

/** Sets or corrects where a site is, and nothing else of it; it cannot be taken off the map here. */
export function PlaceSheet({ site, sites, save: saveGeo, onClose }: PlaceSheetProps) {
  const t = useT()
  const { isSaving, problem, save } = useSaving(onClose)
  // The value when the form opened: an edit records what it changes from.
  const [seen] = useState(site.geo)
  const place = usePlace(seen, site.address)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!place.check()) return
    const { geo } = place
    if (!place.isDirty || geo === null) return onClose()
    await save(() => saveGeo({ from: seen, to: geo }))
  }

  return (
    <EditSheet
      title={t(seen ? 'places.correct' : 'places.set')}
      size="large"
      isDirty={place.isDirty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddressText address={site.address} />
      <PlaceField place={place} sites={sites} mustStay />
    </EditSheet>
  )
}

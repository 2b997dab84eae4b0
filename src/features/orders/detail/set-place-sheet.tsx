import { type FormEvent, useState } from 'react'
import { AddressText } from '#components/contact/address-text.tsx'
import { PlaceField } from '#components/map/place/place-field.tsx'
import { usePlace } from '#components/map/place/use-place.ts'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { mappedSites } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import type { Site } from '#domain/entities/site.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { useT } from '#messages/index.ts'

/** Sets where a site is, and nothing else of it. */
export function SetPlaceSheet({ site, onClose }: { site: Site; onClose: () => void }) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The value when the form opened: an edit records what it changes from.
  const [seen] = useState(site.geo)
  const place = usePlace(seen, site.address)
  const sites = useLive(mappedSites())

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!place.check()) return
    if (!place.isDirty) return onClose()
    const edits = editsBetween({ geo: seen }, { geo: place.geo })
    await save(() => mutate('site/edit', { siteId: site.id, edits }))
  }

  return (
    <EditSheet
      title={t('places.set')}
      size="large"
      isDirty={place.isDirty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddressText address={site.address} />
      <PlaceField place={place} sites={sites} />
    </EditSheet>
  )
}

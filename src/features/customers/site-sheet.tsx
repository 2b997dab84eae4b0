import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { lazyPart } from '#components/lazy-part.ts'
import { usePlace } from '#components/map/place/use-place.ts'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useMutate, useTimeZone } from '#data/react.ts'
import type { Site } from '#domain/entities/site.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { emptySite, siteSchema, siteValues, type SiteValues } from './customer-form.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { SiteFields } from './site-fields.tsx'
import { useOpening } from './use-opening.ts'

const SiteTimeFields = lazyPart(
  async () => (await import('./site-time-fields.tsx')).SiteTimeFields,
  'public',
)

export interface SiteSheetProps {
  customerId: string
  /** null for a new site. */
  site: Site | null
  /** Default country of a new site. */
  country: string
  /** Whose site it is, where the page behind does not say it. */
  customerName?: string
  /** Opens the next site of a list. */
  onNext?: (() => void) | undefined
  onClose: () => void
}

export function SiteSheet({
  customerId,
  site,
  country,
  customerName = '',
  onNext,
  onClose,
}: SiteSheetProps) {
  const t = useT()
  const mutate = useMutate()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => (site ? siteValues(site) : emptySite(country)))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [schema] = useState(() => siteSchema(site))
  const form = useForm<SiteValues>({
    resolver: valibotResolver(schema),
    defaultValues: seen,
  })
  const opening = useOpening(site?.openingHours ?? null)
  const [seenZone] = useState(site?.timeZone ?? null)
  const [zone, setZone] = useState(seenZone)
  const timeZone = useTimeZone()
  // Where it is the company's, the site follows that.
  const ownZone = zone === timeZone ? null : zone
  const value = useWatch({ control: form.control }) as SiteValues
  const [seenGeo] = useState(site?.geo ?? null)
  const place = usePlace(seenGeo, value.address)

  const isDirty = form.formState.isDirty || place.isDirty || opening.isDirty || ownZone !== seenZone

  const saveThen = (onSaved: () => void) =>
    form.handleSubmit(async (values) => {
      if (!opening.isValid || !place.check()) return
      const { openingHours } = opening
      const zoneEdits = editsBetween({ timeZone: seenZone }, { timeZone: ownZone })
      const geoEdits = editsBetween({ geo: seenGeo }, { geo: place.geo })
      const edits = { ...editsBetween(seen, values), ...geoEdits, ...opening.edits, ...zoneEdits }
      const result = site
        ? await mutate('site/edit', { siteId: site.id, edits })
        : await mutate('site/create', {
            siteId: newId(),
            customerId,
            ...values,
            geo: place.geo,
            openingHours,
            timeZone: ownZone,
          })
      if (result.ok) onSaved()
      else setProblem(result.problem)
    })

  function change(next: SiteValues) {
    for (const [key, part] of Object.entries(next)) {
      form.setValue(key as keyof SiteValues, part, { shouldDirty: true })
    }
  }

  return (
    <EditSheet
      title={[t(site ? 'customers.siteEdit' : 'customers.siteNew'), customerName]
        .filter(Boolean)
        .join(' · ')}
      size="large"
      isDirty={isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={saveThen(onClose)}
      onClose={onClose}
      other={
        onNext && {
          label: t(isDirty ? 'places.saveNext' : 'places.next'),
          onPress: () => (isDirty ? void saveThen(onNext)() : onNext()),
        }
      }
    >
      <SiteFields value={value} onChange={change} errors={form.formState.errors} place={place} />
      <SiteTimeFields
        opening={{
          value: opening.openingHours,
          onChange: opening.change,
          errors: form.formState.isSubmitted ? opening.errors : {},
        }}
        zone={{ value: zone, timeZone, onChange: setZone }}
      />
    </EditSheet>
  )
}

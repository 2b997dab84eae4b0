import { type FormEvent, useState } from 'react'
import { AddressWithPlace } from '#components/map/place/address-with-place.tsx'
import { usePlace } from '#components/map/place/use-place.ts'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { mappedSites } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import { emptyAddress } from '#domain/entities/fields.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import type { StaffSheetProps } from './staff-card.tsx'

/** Changes where a person's day starts. */
export function BaseSheet({ person, plan, company, onClose }: StaffSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  const sites = useLive(mappedSites())
  // The value when the form opened: an edit records what it changes from.
  const [seen] = useState(plan.basePlace)
  const [isOwn, setOwn] = useState(seen !== null)
  const [address, setAddress] = useState(
    seen?.address ?? { ...emptyAddress, country: company.address.country },
  )
  const [tried, setTried] = useState(false)
  const place = usePlace(seen?.geo ?? null, address)
  const lacksAddress = address.line1.trim() === '' && address.city.trim() === ''
  const wanted = isOwn ? { address, geo: place.geo } : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isOwn && (lacksAddress || !place.check())) return
    if (equal(wanted, seen)) return onClose()
    const edits = { basePlace: { from: seen, to: wanted } }
    await save(() => mutate('staff/edit', { uid: person.id, edits }))
  }

  return (
    <EditSheet
      size="large"
      title={t('base.editOf', { name: person.name })}
      isDirty={
        isOwn !== (seen !== null) || (isOwn && (place.isDirty || !equal(address, seen?.address)))
      }
      isSaving={isSaving}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup
        label={t('base.about')}
        value={isOwn ? 'own' : 'company'}
        options={[
          { value: 'company', label: t('base.company') },
          { value: 'own', label: t('base.own') },
        ]}
        onChange={({ target }) => setOwn(target.value === 'own')}
      />
      {isOwn && (
        <AddressWithPlace
          name="base"
          place={place}
          sites={sites}
          onChange={setAddress}
          errors={{ line1: tried && lacksAddress ? t('form.required') : undefined }}
        />
      )}
    </EditSheet>
  )
}

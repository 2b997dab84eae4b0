import { type FormEvent, useState } from 'react'
import { AddressFields } from '#components/contact/address-fields.tsx'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { mappedSites } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import { type Address, emptyAddress } from '#domain/entities/fields.ts'
import { parseCoordinates } from '#domain/geo/parse-coordinates.ts'
import { pointOfAddress } from '#domain/geo/point-of-address.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { StaffSheetProps } from './staff-card.tsx'

/** Changes where a person's day starts. */
export function BaseSheet({ person, plan, company, onClose }: StaffSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  const sites = useLive(mappedSites()) ?? []
  // The value when the form opened: an edit records what it changes from.
  const [seen] = useState(plan.basePlace)
  const [isOwn, setOwn] = useState(seen !== null)
  const [address, setAddress] = useState(
    seen?.address ?? { ...emptyAddress, country: company.address.country },
  )
  const [firstTyped] = useState(() =>
    seen?.geo ? `${seen.geo.latitude}, ${seen.geo.longitude}` : '',
  )
  const [typed, setTyped] = useState(firstTyped)
  const [tried, setTried] = useState(false)
  const isTyped = typed.trim() !== ''
  const point = isTyped ? parseCoordinates(typed) : null
  const known = isTyped ? null : pointOfAddress(address, sites)
  const lacksAddress = address.line1.trim() === '' && address.city.trim() === ''
  const isWrong = isOwn && ((isTyped && point === null) || lacksAddress)
  const wanted = isOwn ? { address, geo: point ?? known } : null

  function move(next: Address) {
    setAddress(next)
    // The point of another address would be wrong.
    const isElsewhere = (['line1', 'postcode', 'city'] as const).some(
      (part) => next[part] !== address[part],
    )
    if (isElsewhere && typed === firstTyped) setTyped('')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWrong) return
    if (equal(wanted, seen)) return onClose()
    const edits = { basePlace: { from: seen, to: wanted } }
    await save(() => mutate('staff/edit', { uid: person.id, edits }))
  }

  return (
    <EditSheet
      title={t('base.editOf', { name: person.name })}
      isDirty={
        isOwn !== (seen !== null) ||
        (isOwn && (typed !== firstTyped || !equal(address, seen?.address)))
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
        <>
          <AddressFields
            name="base"
            value={address}
            onChange={move}
            errors={{ line1: tried && lacksAddress ? t('form.required') : undefined }}
          />
          <TextField
            label={t('base.coordinates')}
            optionalLabel={t('form.optional')}
            description={
              known
                ? `${t('base.found')}: ${known.latitude}, ${known.longitude}`
                : t('base.coordinatesHint')
            }
            value={typed}
            error={tried && isTyped && point === null ? t('base.badCoordinates') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      )}
    </EditSheet>
  )
}

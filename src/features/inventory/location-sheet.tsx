import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { type LocationView, stockLocations, team } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Location } from '#domain/entities/location.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import { sharesFor } from '#domain/stock/shares-for.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ArchiveButton } from './archive-button.tsx'

const kinds = ['van', 'warehouse'] as const

export interface LocationSheetProps {
  /** null for a new location. */
  location: Location | null
  /** What it holds, and who may read its movements. */
  view?: Pick<LocationView, 'stock' | 'readers'>
  onClose: () => void
}

/** Edits a store or a van and its technician. */
export function LocationSheet({ location: present, view, onClose }: LocationSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const people = useLive(team()) ?? []
  const locations = useLive(stockLocations()) ?? []
  // The values when the form opened: an edit records what it changes from.
  const [place] = useState(present)
  const [locationId] = useState(() => place?.id ?? newId())
  const [kind, setKind] = useState<(typeof kinds)[number]>('van')
  const [name, setName] = useState(place?.name ?? '')
  const [technicianId, setTechnicianId] = useState(place?.technicianId ?? '')
  const [tried, setTried] = useState(false)
  const { isSaving, problem, save: send } = useSaving(onClose)
  const isVan = (place?.kind ?? kind) === 'van'
  const holder = isVan && technicianId !== '' ? technicianId : null
  const isEmpty = !view?.stock.some(({ quantity }) => quantity !== 0)
  const isDirty = name !== (place?.name ?? '') || technicianId !== (place?.technicianId ?? '')
  const vanOf = (uid: string) =>
    locations.find(
      (one) =>
        one.location.technicianId === uid &&
        one.location.id !== locationId &&
        one.location.archivedAt === null,
    )?.location.name

  async function save() {
    setTried(true)
    if (name.trim() === '') return
    const fields = { name: name.trim(), technicianId: holder }
    if (!place) {
      await send(() => mutate('location/create', { locationId, kind, ...fields }))
      return
    }
    // Grants access to the movements before the van itself, so that no one sees a van without its stock.
    await send(async () => {
      for (const args of sharesFor(locationId, holder, view?.readers ?? [])) {
        const shared = await mutate('location/share', args)
        if (!shared.ok) return shared
      }
      return mutate('location/edit', { locationId, edits: editsBetween(place, fields) })
    })
  }

  return (
    <EditSheet
      title={t(place ? 'stockLocation.edit' : 'stockLocation.new')}
      isDirty={isDirty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        await save()
      }}
      onClose={onClose}
    >
      {!place && (
        <RadioGroup
          label={t('stockLocation.kind')}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: t(`stockLocation.kind.${one}`) }))}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? kind)}
        />
      )}
      <TextField
        label={t('stockLocation.name')}
        maxLength={limits.line}
        value={name}
        error={tried && name.trim() === '' ? t('form.required') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {isVan && (
        <Select
          label={t('stockLocation.assignedTo')}
          placeholder={t('inventory.unassigned')}
          value={technicianId}
          options={people
            .filter(({ id, status }) => status === 'active' || id === technicianId)
            .map((person) => {
              const who = person.name || person.email
              const van = vanOf(person.id)
              const label =
                van === undefined ? who : t('stockLocation.technicianHasVan', { name: who, van })
              return { value: person.id, label, disabled: van !== undefined }
            })}
          onChange={(event) => setTechnicianId(event.target.value)}
        />
      )}
      {place && (
        <ArchiveButton
          archivedAt={place.archivedAt}
          refusal={isEmpty ? null : t('inventory.archiveNotEmpty')}
          onChange={(archivedAt) =>
            void send(() => mutate('location/edit', { locationId, edits: { archivedAt } }))
          }
        />
      )}
    </EditSheet>
  )
}

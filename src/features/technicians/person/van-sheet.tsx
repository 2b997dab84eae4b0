import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { memberLabel } from '#components/people/member-label.ts'
import { locationView, stockLocations, team } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import type { Location } from '#domain/entities/location.ts'
import { limits } from '#domain/entities/fields.ts'
import type { User } from '#domain/entities/user.ts'
import { giveVan } from '#domain/members/give-van.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { saveAll } from '../save-all.ts'

/** The choice of a van that is not listed yet. */
const newVan = 'new'

export interface VanSheetProps {
  person: User
  /** The van that they have. */
  van: Location | null
  onClose: () => void
}

/** Gives a person one of the free vans, a new one, or none. */
export function VanSheet({ person, van, onClose }: VanSheetProps) {
  const t = useT()
  const data = useData()
  const people = useLive(team()) ?? []
  const vans = (useLive(stockLocations()) ?? [])
    .map(({ location }) => location)
    .filter((location) => location.kind === 'van' && isInUse(location))
  const { isSaving, problem, save } = useSaving(onClose)
  const [seen] = useState(van)
  const [wantedId, setWantedId] = useState(van?.id ?? '')
  const [newVanId] = useState(newId)
  const [newName, setNewName] = useState('')
  const [tried, setTried] = useState(false)
  const lacksName = wantedId === newVan && newName.trim() === ''
  const nameOf = (uid: string) => memberLabel(t, people, uid)

  async function change() {
    const wanted = vans.find(({ id }) => id === wantedId)
    const view = wanted && (await data.read(locationView(wanted.id)))
    const given = await saveAll(data.mutateAll, [
      ...(seen ? giveVan(seen, null, []) : []),
      ...(wanted ? giveVan(wanted, person.id, view?.readers ?? []) : []),
    ])
    if (!given.ok || wantedId !== newVan) return given
    const fields = { name: newName.trim(), technicianId: person.id }
    return data.mutate('location/create', { locationId: newVanId, kind: 'van', ...fields })
  }

  return (
    <EditSheet
      title={t('technicians.vanOf', { name: person.name || person.email })}
      isDirty={wantedId !== (seen?.id ?? '')}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (lacksName) return
        if (wantedId === (seen?.id ?? '')) onClose()
        else await save(change)
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={t('technicians.van')}
        hideLabel
        value={wantedId}
        options={[
          ...vans.map(({ id, name, technicianId }) => {
            const isTaken = technicianId !== null && technicianId !== person.id
            return {
              value: id,
              label: name,
              disabled: isTaken,
              ...(isTaken && { description: nameOf(technicianId) }),
            }
          }),
          { value: newVan, label: t('technicians.newVan') },
          { value: '', label: t('technicians.noVan') },
        ]}
        onChange={({ target }) => setWantedId(target.value)}
      />
      {wantedId === newVan && (
        <TextField
          label={t('stockLocation.name')}
          maxLength={limits.line}
          value={newName}
          error={tried && lacksName ? t('form.required') : undefined}
          onChange={(event) => setNewName(event.target.value)}
        />
      )}
    </EditSheet>
  )
}

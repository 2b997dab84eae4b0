import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { locationView, stockLocations, team } from '#data/index.ts'
import { useData, useLive } from '#data/react.ts'
import type { Location } from '#domain/entities/location.ts'
import type { User } from '#domain/entities/user.ts'
import { giveVan } from '#domain/members/give-van.ts'
import { isInUse } from '#domain/stock/is-in-use.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { saveAll } from '../save-all.ts'

export interface VanSheetProps {
  person: User
  /** The van that they have. */
  van: Location | null
  onClose: () => void
}

/** Gives a person one of the free vans, or none. */
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
  const nameOf = (uid: string) => people.find(({ id }) => id === uid)?.name ?? ''

  async function change() {
    const wanted = vans.find(({ id }) => id === wantedId)
    const view = wanted && (await data.read(locationView(wanted.id)))
    return saveAll(data.mutate, [
      ...(seen ? giveVan(seen, null, []) : []),
      ...(wanted ? giveVan(wanted, person.id, view?.readers ?? []) : []),
    ])
  }

  return (
    <EditSheet
      title={t('technicians.vanOf', { name: person.name || person.email })}
      isDirty={wantedId !== (seen?.id ?? '')}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
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
          { value: '', label: t('technicians.noVan') },
        ]}
        onChange={({ target }) => setWantedId(target.value)}
      />
    </EditSheet>
  )
}

import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate } from '#data/react.ts'
import { equal } from '#lib/equal.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldGroup } from '#ui/form/form.tsx'
import { Link } from '#ui/link.tsx'
import type { StaffSheetProps } from './staff-card.tsx'

/** Says in which territories a person works. */
export function TerritoriesSheet({ person, plan, company, onClose }: StaffSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(plan.territoryIds)
  const [chosen, setChosen] = useState(seen)
  const isDirty = !equal(chosen, seen)
  const sorted = company.territories.toSorted((a, b) => a.name.localeCompare(b.name))

  return (
    <EditSheet
      title={t('territories.editOf', { name: person.name })}
      isDirty={isDirty}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!isDirty) return onClose()
        const known = chosen.filter((id) => sorted.some((one) => one.id === id))
        const edits = { territoryIds: { from: seen, to: known } }
        await save(() => mutate('staff/edit', { uid: person.id, edits }))
      }}
      onClose={onClose}
    >
      <FieldGroup title={t('territories.title')}>
        {sorted.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
        <p>{t('territories.everywhereHint')}</p>
      </FieldGroup>
      <Link alone href="/admin/dispatch">
        {t('territories.openSettings')}
      </Link>
    </EditSheet>
  )
}

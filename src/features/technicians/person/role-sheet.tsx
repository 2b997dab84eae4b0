import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate } from '#data/react.ts'
import { invitedRoles } from '#domain/entities/invite.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { RadioGroup } from '#ui/form/radio-group.tsx'

/** Changes a member's role. */
export function RoleSheet({ person, onClose }: { person: User; onClose: () => void }) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The role when the form opened: an edit records what it changes from.
  const [seen] = useState(person.role)
  const [role, setRole] = useState(person.role)
  const wanted = invitedRoles.find((one) => one === role)
  return (
    <EditSheet
      title={t('technicians.roleOf', { name: person.name || person.email })}
      isDirty={role !== seen}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!wanted || role === seen) return onClose()
        const edits = { role: { from: seen, to: wanted } }
        await save(() => mutate('member/edit', { uid: person.id, edits }))
      }}
      onClose={onClose}
    >
      <RadioGroup
        label={t('technicians.role')}
        hideLabel
        value={role}
        options={invitedRoles.map((one) => ({
          value: one,
          label: t(`role.${one}`),
          description: t(`technicians.may.${one}`),
        }))}
        onChange={({ target }) => setRole(invitedRoles.find((one) => one === target.value) ?? role)}
      />
    </EditSheet>
  )
}

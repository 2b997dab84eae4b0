import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { fieldMessage } from '#components/text/field-message.ts'
import { useMutate } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { personFormSchema, personValues, type PersonValues } from './person-form.ts'

export interface EditPersonSheetProps {
  person: User
  /** Whether it is the reader, who keeps their own name and phone, but not their trade. */
  own: boolean
  onClose: () => void
}

/** Edits a member's profile, or one's own. */
export function EditPersonSheet({ person, own, onClose }: EditPersonSheetProps) {
  const t = useT()
  const mutate = useMutate()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => personValues(person))
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<PersonValues>({
    resolver: valibotResolver(personFormSchema),
    defaultValues: seen,
  })
  const { errors, isDirty, isSubmitting } = form.formState

  const save = form.handleSubmit(async (values) => {
    const { trade, ...profile } = editsBetween(seen, values)
    const result = own
      ? await mutate('user/edit', { uid: person.id, edits: profile })
      : await mutate('member/edit', {
          uid: person.id,
          edits: { ...profile, ...(trade && { trade }) },
        })
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={t(own ? 'technicians.editOwn' : 'technicians.edit')}
      isDirty={isDirty}
      isSaving={isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('technicians.name')}
        autoComplete="off"
        error={fieldMessage(t, errors.name?.message)}
        {...form.register('name')}
      />
      <TextField
        label={t('technicians.phone')}
        optionalLabel={t('form.optional')}
        type="tel"
        autoComplete="off"
        error={fieldMessage(t, errors.phone?.message)}
        {...form.register('phone')}
      />
      {!own && (
        <TextField
          label={t('technicians.trade')}
          optionalLabel={t('form.optional')}
          description={t('technicians.tradeHelp')}
          autoComplete="off"
          error={fieldMessage(t, errors.trade?.message)}
          {...form.register('trade')}
        />
      )}
    </EditSheet>
  )
}

import { useState } from 'react'
import * as v from 'valibot'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate } from '#data/react.ts'
import { pace as paceSchema } from '#domain/staff/pace.ts'
import { parseNumber } from '#lib/parse-number.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { StaffSheetProps } from './staff-card.tsx'

/** Says how long a person takes for work. */
export function PaceSheet({ person, plan, onClose }: StaffSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const { isSaving, problem, save } = useSaving(onClose)
  // The value when the form opened: an edit records what it changes from.
  const [seen] = useState(plan.pace)
  const [typed, setTyped] = useState(String(seen))
  const [tried, setTried] = useState(false)
  const parsed = v.safeParse(paceSchema, parseNumber(typed))

  return (
    <EditSheet
      title={t('pace.editOf', { name: person.name })}
      isDirty={typed !== String(seen)}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (!parsed.success) return
        if (parsed.output === seen) return onClose()
        const edits = { pace: { from: seen, to: parsed.output } }
        await save(() => mutate('staff/edit', { uid: person.id, edits }))
      }}
      onClose={onClose}
    >
      <TextField
        label={t('pace.percent')}
        description={t('pace.hint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        after="%"
        value={typed}
        error={tried && !parsed.success ? t('pace.range') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{t('pace.about')}</p>
    </EditSheet>
  )
}

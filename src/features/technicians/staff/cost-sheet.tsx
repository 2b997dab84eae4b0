import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useMutate, useSession } from '#data/react.ts'
import { minorText } from '#domain/money/money.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { StaffPerson } from './staff-card.tsx'

interface CostSheetProps {
  person: StaffPerson
  /** Minor units; 0 where it is not known. */
  costMinor: number
  onClose: () => void
}

/** Says what an hour of a person costs the company. */
export function CostSheet({ person, costMinor, onClose }: CostSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const session = useSession()
  const currency = (session.kind === 'signedIn' && session.company?.currency) || 'USD'
  const { isSaving, problem, save } = useSaving(onClose)
  // The value when the form opened: an edit records what it changes from.
  const [from] = useState(costMinor)
  const [first] = useState(from === 0 ? '' : minorText(from, currency))
  const [typed, setTyped] = useState(first)
  const [tried, setTried] = useState(false)
  const to = parseMinor(typed, currency)

  return (
    <EditSheet
      title={t('hourlyCost.editOf', { name: person.name })}
      isDirty={typed !== first}
      isSaving={isSaving}
      problem={problem}
      onSubmit={async (event) => {
        event.preventDefault()
        setTried(true)
        if (to === undefined) return
        if (to === from) return onClose()
        const edits = { costMinor: { from, to } }
        await save(() => mutate('cost/set', { costId: person.id, kind: 'person', edits }))
      }}
      onClose={onClose}
    >
      <TextField
        label={t('hourlyCost.title')}
        optionalLabel={t('form.optional')}
        inputMode="decimal"
        autoComplete="off"
        after={currency}
        value={typed}
        error={tried && to === undefined ? t('part.amountInvalid') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>{t('hourlyCost.about')}</p>
    </EditSheet>
  )
}

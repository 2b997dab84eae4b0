import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { absenceKinds } from '#domain/entities/absence.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Problem } from '#domain/problem.ts'
import { newAbsence, type NewAbsence } from '#domain/time/new-absence.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { EditSheet } from '../sheet/edit-sheet.tsx'
import { useSaving } from '../sheet/use-saving.ts'
import { fieldMessage } from '../text/field-message.ts'
import type { AbsenceFacts, AbsenceSpan } from './absence-facts.ts'
import { absenceIssue } from './absence-issue.ts'
import { AbsenceNote } from './absence-note.tsx'
import { isReversed } from './is-reversed.ts'

export interface AbsenceSheetProps {
  /** The person, or several to choose from. */
  people: readonly { readonly id: string; readonly name: string }[]
  /** The office enters it for others, approved, instead of asking for it. */
  entered?: boolean
  /** The day that the form starts with; without it, the days have to be chosen. */
  day?: string
  /** What the days would mean. */
  factsOf: (span: AbsenceSpan) => AbsenceFacts
  save: (absence: NewAbsence) => Promise<Result<unknown, Problem>>
  onClose: () => void
}

/** Asks for time off, or enters it for another person. */
export function AbsenceSheet(props: AbsenceSheetProps) {
  const { people, entered = false, day = '', factsOf, save: send, onClose } = props
  const t = useT()
  const { isSaving, problem, save } = useSaving(onClose)
  const [seen] = useState<NewAbsence>(() => ({
    absenceId: newId(),
    // A person is never a default where there are several: one press would make them sick.
    userId: people.length === 1 ? (people[0]?.id ?? '') : '',
    kind: entered ? 'sick' : 'vacation',
    fromOn: day,
    toOn: day,
    note: '',
  }))
  const [values, setValues] = useState(seen)
  const [tried, setTried] = useState(false)
  const change = (more: Partial<NewAbsence>) => setValues({ ...values, ...more })
  const reversed = isReversed(values)
  const hasDays = values.fromOn !== '' && values.toOn !== '' && values.fromOn <= values.toOn
  const parsed = v.safeParse(newAbsence, values)
  const errorOf = (field: keyof NewAbsence) => {
    const issue = tried || reversed ? absenceIssue(values, field) : undefined
    if (!tried && issue !== 'startBeforeEnd') return undefined
    // One day off starts and ends on the same day.
    if (issue === 'startBeforeEnd') return t('absence.lastBeforeFirst')
    return fieldMessage(t, issue)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (parsed.success) await save(() => send(parsed.output))
  }

  return (
    <EditSheet
      title={t(entered ? 'absence.add' : 'absence.request')}
      isDirty={values !== seen}
      isSaving={isSaving}
      problem={problem}
      submitLabel={t(entered ? 'absence.addShort' : 'absence.send')}
      onSubmit={submit}
      onClose={onClose}
    >
      {people.length > 1 && (
        <Select
          label={t('absence.person')}
          placeholder={t('absence.choosePerson')}
          value={values.userId}
          error={errorOf('userId')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => change({ userId: target.value })}
        />
      )}
      <Select
        label={t('absence.kindLabel')}
        value={values.kind}
        options={absenceKinds.map((kind) => ({ value: kind, label: t(`absence.kind.${kind}`) }))}
        onChange={({ target }) =>
          change({ kind: absenceKinds.find((one) => one === target.value) ?? 'other' })
        }
      />
      <FieldRow>
        <DateTimeField
          type="date"
          label={t('absence.from')}
          value={values.fromOn}
          error={errorOf('fromOn')}
          onChange={({ target: { value: fromOn } }) =>
            change({ fromOn, toOn: values.toOn < fromOn ? fromOn : values.toOn })
          }
        />
        <DateTimeField
          type="date"
          label={t('absence.to')}
          value={values.toOn}
          min={values.fromOn}
          error={errorOf('toOn')}
          onChange={({ target }) => change({ toOn: target.value })}
        />
      </FieldRow>
      {hasDays && values.userId !== '' && <AbsenceNote {...factsOf(values)} />}
      <TextArea
        label={t('absence.note')}
        optionalLabel={t('form.optional')}
        description={t(entered ? 'absence.noteHelpOffice' : 'absence.noteHelp')}
        maxLength={limits.note}
        value={values.note}
        error={errorOf('note')}
        onChange={({ target }) => change({ note: target.value })}
      />
    </EditSheet>
  )
}

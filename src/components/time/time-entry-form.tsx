import { useEffect, useState } from 'react'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { limits } from '#domain/entities/fields.ts'
import type { TimeEntry, TimeKind } from '#domain/entities/time-entry.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'
import { newId } from '#lib/new-id.ts'
import { isLocked, weekIdsOf } from '#domain/time/week.ts'
import type { Week } from '#domain/entities/week.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { ProblemNote } from '../text/problem-note.tsx'
import { Button } from '#ui/form/button.tsx'
import { DateTimeField } from '#ui/form/date-time-field.tsx'
import { FieldRow, Form, FormActions } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'

const kinds: readonly TimeKind[] = ['day', 'break', 'order', 'travel']

/** A corrected time entry, with the mutation that stores it. */
export type TimeChange =
  | { readonly name: 'time/add'; readonly args: MutationArgs<'time/add'> }
  | { readonly name: 'time/correct'; readonly args: MutationArgs<'time/correct'> }
  | { readonly name: 'time/remove'; readonly args: MutationArgs<'time/remove'> }
export type SaveTime = (change: TimeChange) => Promise<Result<unknown, Problem>>

export interface TimeEntryFormProps {
  /** The person the time belongs to. */
  userId: string
  timeZone: string
  /** Who reads the reason. */
  noteHint: string
  save: SaveTime
  /** The person's weeks that were ever approved. */
  weeks: readonly Week[]
  /** null to add an entry that was not recorded. */
  entry: TimeEntry | null
  /** The day a new entry starts with. */
  day: string
  /** Called when something is entered, or entered back to what it was. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined
  onClose: () => void
}

/** The times that the form begins with, in local time. */
function spanOf(entry: TimeEntry | null, day: string, timeZone: string) {
  if (!entry) return { start: `${day}T08:00`, end: `${day}T16:00` }
  const { startedAt, endedAt } = entry
  return {
    start: toLocalTime(startedAt, timeZone),
    end: endedAt === null ? '' : toLocalTime(endedAt, timeZone),
  }
}

/** Corrects a time entry and records the reason. */
export function TimeEntryForm(props: TimeEntryFormProps) {
  const { entry, day, userId, timeZone, noteHint, save, weeks, onDirtyChange, onClose } = props
  const t = useT()
  const [id] = useState(newId)
  const [kind, setKind] = useState<TimeKind>(entry?.kind ?? 'day')
  const [first] = useState(() => spanOf(entry, day, timeZone))
  const [start, setStart] = useState(first.start)
  const [end, setEnd] = useState(first.end)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tried, setTried] = useState(false)
  const startedAt = fromLocalTime(start, timeZone)
  const endedAt = end === '' ? null : fromLocalTime(end, timeZone)
  const isMissing = note.trim() === ''
  const isKindChosen = entry === null && kind !== 'day'
  const isDirty = note !== '' || start !== first.start || end !== first.end || isKindChosen
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange])
  const isBad =
    startedAt === null || (endedAt === null ? entry === null || end !== '' : endedAt < startedAt)

  async function send(choice: 'save' | 'remove') {
    setTried(true)
    if (isMissing || (choice === 'save' && isBad) || startedAt === null) return
    if (choice === 'save' && weeks.some((week) => isLocked(week, startedAt))) {
      setProblem({ type: 'week/approved' })
      return
    }
    const result = await save(changeOf(choice, startedAt, note.trim()))
    if (result.ok) onClose()
    else setProblem(result.problem)
  }

  function changeOf(choice: 'save' | 'remove', from: string, why: string): TimeChange {
    const times = entry ? [entry.startedAt, from] : [from]
    const weekIds = weekIdsOf(userId, times, timeZone)
    if (!entry) {
      const span = { kind, orderId: null, startedAt: from, endedAt: endedAt ?? from }
      return { name: 'time/add', args: { entryId: id, userId, ...span, note: why, weekIds } }
    }
    const common = { entryId: entry.id, note: why, weekIds }
    if (choice === 'remove') return { name: 'time/remove', args: common }
    return { name: 'time/correct', args: { ...common, edits: wanted(entry, from) } }
  }

  /** Keeps the seconds of a minute that was not changed. */
  function wanted(seen: TimeEntry, from: string) {
    const keeps = (stored: string | null, local: string) =>
      stored !== null && toLocalTime(stored, timeZone) === local
    return editsBetween(seen, {
      startedAt: keeps(seen.startedAt, start) ? seen.startedAt : from,
      endedAt: keeps(seen.endedAt, end) ? seen.endedAt : endedAt,
    })
  }

  return (
    <Form
      data-unsaved={isDirty || undefined}
      problem={problem && <ProblemNote problem={problem} />}
      onSubmit={(event) => {
        event.preventDefault()
        void send('save')
      }}
    >
      {entry ? (
        <h3>{t(`time.kind.${entry.kind}`)}</h3>
      ) : (
        <Select
          label={t('time.kindLabel')}
          value={kind}
          options={kinds.map((one) => ({ value: one, label: t(`time.kind.${one}`) }))}
          onChange={(event) => setKind(kinds.find((one) => one === event.target.value) ?? 'day')}
        />
      )}
      <FieldRow>
        <DateTimeField
          label={t('time.start')}
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
        <DateTimeField
          label={t('time.end')}
          value={end}
          error={tried && isBad ? t('time.endBeforeStart') : undefined}
          onChange={(event) => setEnd(event.target.value)}
        />
      </FieldRow>
      <TextField
        label={t('time.note')}
        description={noteHint}
        value={note}
        maxLength={limits.line}
        error={tried && isMissing ? t('time.noteMissing') : undefined}
        onChange={(event) => setNote(event.target.value)}
      />
      <FormActions>
        <Button type="submit" variant="primary" size="large">
          {t('action.save')}
        </Button>
        <Button onPress={onClose}>{t('action.cancel')}</Button>
        {entry && (
          <Button variant="quietDanger" onPress={() => void send('remove')}>
            {t('time.remove')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

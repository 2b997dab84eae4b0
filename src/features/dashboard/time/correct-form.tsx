import { useState } from 'react'
import { ProblemNote } from '#components/problem-note.tsx'
import { useActor, useMutate, useTimeZone } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { TimeEntry, TimeKind } from '#domain/entities/time-entry.ts'
import { editsBetween } from '#domain/mutation/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { FieldRow, Form, FormActions } from '#ui/form.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

const kinds: readonly TimeKind[] = ['day', 'break', 'order', 'travel']

export interface CorrectFormProps {
  /** null: one that nobody tapped. */
  entry: TimeEntry | null
  /** Where a new one begins. */
  day: string
  onClose: () => void
}

/** Times put right, and why. */
export function CorrectForm({ entry, day, onClose }: CorrectFormProps) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const [id] = useState(newId)
  const [kind, setKind] = useState<TimeKind>(entry?.kind ?? 'day')
  const [start, setStart] = useState(
    entry ? toLocalTime(entry.startedAt, timeZone) : `${day}T08:00`,
  )
  const [end, setEnd] = useState(
    entry ? (entry.endedAt === null ? '' : toLocalTime(entry.endedAt, timeZone)) : `${day}T16:00`,
  )
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tried, setTried] = useState(false)
  const startedAt = fromLocalTime(start, timeZone)
  const endedAt = end === '' ? null : fromLocalTime(end, timeZone)
  const isMissing = note.trim() === ''
  const isBad =
    startedAt === null || (endedAt === null ? entry === null || end !== '' : endedAt < startedAt)

  async function send(act: 'save' | 'remove') {
    setTried(true)
    if (actor === null || isMissing || (act === 'save' && isBad) || startedAt === null) return
    const why = note.trim()
    const result = await (act === 'remove' && entry
      ? mutate('time/remove', { entryId: entry.id, note: why })
      : entry
        ? mutate('time/correct', { entryId: entry.id, note: why, edits: wanted(entry, startedAt) })
        : mutate('time/add', {
            entryId: id,
            userId: actor.uid,
            kind,
            orderId: null,
            startedAt,
            endedAt: endedAt ?? startedAt,
            note: why,
          }))
    if (result.ok) onClose()
    else setProblem(result.problem)
  }

  /** A minute that was not touched keeps its seconds. */
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
      data-unsaved
      problem={problem && <ProblemNote problem={problem} />}
      onSubmit={(event) => {
        event.preventDefault()
        void send('save')
      }}
    >
      {!entry && (
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
          error={tried && isBad ? t('time.badTimes') : undefined}
          onChange={(event) => setEnd(event.target.value)}
        />
      </FieldRow>
      <TextField
        label={t('time.note')}
        description={t('time.noteHint')}
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
          <Button variant="quiet" onPress={() => void send('remove')}>
            {t('time.remove')}
          </Button>
        )}
      </FormActions>
    </Form>
  )
}

import { useMemo, useState } from 'react'
import { useTimeZone } from '#data/react.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plan } from '../actions/visit-change.ts'
import { shownPeople } from '#components/dispatch/shown-people.ts'
import type { BoardItem } from '../board/use-board.ts'
import { assignedStart } from './assigned-start.ts'
import { CrewList } from './crew-list.tsx'

export interface AssignSheetProps {
  items: readonly BoardItem[]
  board: Board
  /** The day of the board, for what has none. */
  day: string
  drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
  onClose: () => void
}

/** Who, which day and what time, as fields: what dragging does, without dragging. */
export function AssignSheet({ items, board, day: boardDay, drop, onClose }: AssignSheetProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const [first] = items
  const isOne = items.length === 1
  const local = first?.start ? localParts(first.start, timeZone) : { day: boardDay, time: '' }
  const [crew, setCrew] = useState<readonly string[]>(first?.assigneeIds ?? [])
  const [isCrewChanged, setIsCrewChanged] = useState(false)
  // Several visits keep their own day and time unless others are chosen.
  const [day, setDay] = useState(isOne ? local.day : null)
  const [time, setTime] = useState(isOne ? local.time : null)
  const [minutes, setMinutes] = useState(String(first?.minutes ?? 60))
  const people = useMemo(() => shownPeople(board), [board])

  function save(): void {
    const length = Math.min(1440, Math.max(5, Math.round(Number(minutes)) || 60))
    drop(
      items.map((item) => [
        item,
        {
          // Several visits keep their people unless others were chosen.
          ...(isCrewChanged && { assigneeIds: crew }),
          start: assignedStart(item.start, { day, time: time || (isOne ? '' : null) }, timeZone),
          ...(isOne && { minutes: length }),
        },
      ]),
    )
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOne && first ? first.order.title : t('board.assignCount', { count: items.length })}
      closeLabel={t('action.cancel')}
    >
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <CrewList
          board={board}
          visits={items}
          day={day === null || day === '' ? boardDay : day}
          people={people}
          crew={crew}
          onChange={(next) => {
            setCrew(next)
            setIsCrewChanged(true)
          }}
        />
        <TextField
          label={t('board.date')}
          type="date"
          value={day ?? ''}
          onChange={(event) => setDay(event.target.value || (isOne ? '' : null))}
        />
        <TextField
          label={t('board.time')}
          description={t(isOne ? 'board.timeNote' : 'board.timeNoteMany')}
          type="time"
          step={300}
          value={time ?? ''}
          onChange={(event) => setTime(event.target.value)}
        />
        {isOne && (
          <TextField
            label={t('board.minutes')}
            type="number"
            min={5}
            max={1440}
            step={5}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        )}
        <FormActions>
          <Button type="submit" variant="primary">
            {t('action.save')}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </FormActions>
      </Form>
    </Sheet>
  )
}

function localParts(start: string, timeZone: string) {
  if (start.length === 10) return { day: start, time: '' }
  const local = toLocalTime(start, timeZone)
  return { day: local.slice(0, 10), time: local.slice(11, 16) }
}

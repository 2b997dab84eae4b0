import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { lengthText } from '#components/length-text.ts'
import { myTime } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'
import { mondayOf, weekSheet, type SheetDay } from '#domain/time/week-sheet.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { CorrectForm } from './correct-form.tsx'
import { TimeRow } from './time-row.tsx'
import styles from './week-sheet.module.css'

/** One's own week: what is paid, where it went, what looks wrong, and how to put it right. */
export function WeekSheet({ onClose }: { onClose: () => void }) {
  const t = useT()
  const timeZone = useTimeZone()
  const now = useNow()
  const thisMonday = mondayOf(localDay(new Date(now).toISOString(), timeZone))
  const [monday, setMonday] = useState(thisMonday)
  const [editing, setEditing] = useState<TimeEntry | { readonly day: string } | null>(null)
  const days = weekSheet(useLive(myTime()) ?? [], monday, { now, timeZone })
  const paid = days.reduce((sum, day) => sum + day.paid, 0)

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('time.week')}
      closeLabel={t('action.close')}
      size="large"
      isDismissable={editing === null}
    >
      {editing ? (
        <CorrectForm
          entry={'id' in editing ? editing : null}
          day={'id' in editing ? localDay(editing.startedAt, timeZone) : editing.day}
          onClose={() => setEditing(null)}
        />
      ) : (
        <>
          <div className={styles.head}>
            <IconButton
              label={t('time.lastWeek')}
              icon={<ChevronLeft />}
              onPress={() => setMonday(addDays(monday, -7))}
            />
            <p className={styles.total}>
              <strong>{lengthText(t, paid)}</strong> {t('time.total')}
            </p>
            <IconButton
              label={t('time.nextWeek')}
              icon={<ChevronRight />}
              isDisabled={monday >= thisMonday}
              onPress={() => setMonday(addDays(monday, 7))}
            />
          </div>
          {days.map((day) => (
            <Day
              key={day.day}
              day={day}
              onEdit={setEditing}
              onAdd={() => setEditing({ day: day.day })}
            />
          ))}
        </>
      )}
    </Sheet>
  )
}

interface DayProps {
  day: SheetDay
  onEdit: (entry: TimeEntry) => void
  onAdd: () => void
}

function Day({ day, onEdit, onAdd }: DayProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const timeZone = useTimeZone()
  const noon = fromLocalTime(`${day.day}T12:00`, timeZone) ?? ''
  const isAhead = Date.parse(noon) - 12 * 3_600_000 > now
  const went = [
    day.breaks > 0 && t('time.breaks', { time: lengthText(t, day.breaks) }),
    day.onOrders > 0 && t('time.onOrders', { time: lengthText(t, day.onOrders) }),
    day.travel > 0 && t('time.travel', { time: lengthText(t, day.travel) }),
  ].filter(Boolean)
  if (isAhead) return null
  return (
    <section className={styles.day}>
      <div className={styles.dayHead}>
        <h3 className={styles.dayName}>{format.date(noon, now)}</h3>
        <span className={styles.paid}>
          {day.entries.length === 0 ? t('time.nothing') : lengthText(t, day.paid)}
        </span>
        <IconButton label={t('time.add')} icon={<Plus />} onPress={onAdd} />
      </div>
      {went.length > 0 && <p className={styles.went}>{went.join(' · ')}</p>}
      <ul className={styles.rows}>
        {day.entries.map((row) => (
          <li key={row.entry.id}>
            <TimeRow row={row} />
            <Button size="small" variant="quiet" onPress={() => onEdit(row.entry)}>
              {t('time.correct')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

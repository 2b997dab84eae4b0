import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TimeEntry } from '#domain/entities/time-entry.ts'
import { orderRef } from '#domain/order/order-ref.ts'
import type { Week } from '#domain/entities/week.ts'
import { localDay } from '#domain/time/local-time.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import {
  mondayOf,
  paidIn,
  weekTimesheet,
  type TimesheetDay,
  type TimesheetEntry,
} from '#domain/time/timesheet.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lengthText } from '../text/length-text.ts'
import { TimeEntryForm, type SaveTime } from './time-entry-form.tsx'
import { type DecideWeek, WeekApproval } from './week-approval.tsx'
import { WeekStepper } from './week-stepper.tsx'
import { type NamedOrder, TimeRow } from './time-row.tsx'
import styles from './week-view.module.css'

export interface WeekViewProps {
  userId: string
  /** All known time entries of the person. */
  entries: readonly TimeEntry[]
  timeZone: string
  /** The orders that entries are on, by id, as far as they are known. */
  orders?: ReadonlyMap<string, NamedOrder> | undefined
  /** What this device remembers of orders that left it; else they go by their number. */
  keptTitle?: ((entry: TimeEntry) => string | undefined) | undefined
  /** True where the office looks at someone else's week. */
  office?: boolean | undefined
  /** The Monday of the week to begin with; this week's by default. */
  week?: string | undefined
  /** Ids of entries that have not been sent yet. */
  unsentIds?: ReadonlySet<string> | undefined
  save: SaveTime
  /** The person's weeks that were ever approved. */
  weeks: readonly Week[]
  nameOf: (userId: string) => string | undefined
  /** Given where the reader may approve these hours. */
  decide?: DecideWeek | undefined
  /** Called when something is entered that is not saved, and when it is saved or cancelled. */
  onDirtyChange?: (isDirty: boolean) => void
}

/** One person's week: paid time, how it was spent, what looks wrong, and how to correct it. */
export function WeekView(props: WeekViewProps) {
  const { userId, entries, timeZone, office, unsentIds, save, weeks, onDirtyChange } = props
  const t = useT()
  const now = useNow()
  const thisMonday = mondayOf(localDay(new Date(now).toISOString(), timeZone))
  const [monday, setMonday] = useState(props.week ?? thisMonday)
  const [editing, setEditing] = useState<TimeEntry | { readonly day: string } | null>(null)
  const days = weekTimesheet(entries, monday, { now, timeZone })
  // A person looks at today first; days to come are not shown.
  const shown = office ? days : days.toReversed()
  const paid = paidIn(days)
  const week = weeks.find((one) => one.monday === monday)
  const isApproved = week?.status === 'approved'

  function edit(next: typeof editing) {
    setEditing(next)
    if (next === null) onDirtyChange?.(false)
  }

  if (editing) {
    return (
      <TimeEntryForm
        userId={userId}
        timeZone={timeZone}
        noteHint={t(office ? 'time.noteHintOffice' : 'time.noteHint')}
        save={save}
        weeks={weeks}
        entry={'id' in editing ? editing : null}
        day={'id' in editing ? localDay(editing.startedAt, timeZone) : editing.day}
        onDirtyChange={onDirtyChange}
        onClose={() => edit(null)}
      />
    )
  }
  return (
    <>
      <WeekStepper monday={monday} latest={thisMonday} onChange={setMonday}>
        <strong className={styles.total}>{lengthText(t, paid)}</strong>{' '}
        {monday === thisMonday ? t('time.total') : <WeekOf monday={monday} timeZone={timeZone} />}
      </WeekStepper>
      <WeekApproval
        userId={userId}
        monday={monday}
        days={days}
        timeZone={timeZone}
        week={week}
        approver={week && props.nameOf(week.decidedBy)}
        decide={props.decide}
      />
      {shown.map((day) => (
        <Day
          key={day.day}
          day={day}
          orders={props.orders}
          keptTitle={props.keptTitle}
          timeZone={timeZone}
          unsentIds={unsentIds}
          onEdit={isApproved ? undefined : edit}
          onAdd={isApproved ? undefined : () => edit({ day: day.day })}
        />
      ))}
    </>
  )
}

/** The week that is shown. */
function WeekOf({ monday, timeZone }: { monday: string; timeZone: string }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  return <>{t('time.weekOf', { date: format.date(noonOf(monday, timeZone), now) })}</>
}

const minute = 60_000

/** Whether an entry has a row: not one that ended within a minute, unless there is something to check. */
function isListed({ entry: { startedAt, endedAt }, anomalies }: TimesheetEntry): boolean {
  if (endedAt === null || anomalies.length > 0) return true
  return Date.parse(endedAt) - Date.parse(startedAt) >= minute
}

interface DayProps extends Pick<WeekViewProps, 'orders' | 'keptTitle'> {
  day: TimesheetDay
  timeZone: string
  unsentIds: ReadonlySet<string> | undefined
  /** Missing where the hours cannot be corrected. */
  onEdit: ((entry: TimeEntry) => void) | undefined
  onAdd: (() => void) | undefined
}

function Day({ day, orders, keptTitle, timeZone, unsentIds, onEdit, onAdd }: DayProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const noon = noonOf(day.day, timeZone)
  const isAhead = Date.parse(noon) - 12 * 3_600_000 > now
  const rows = day.entries.filter(isListed)
  const missingName = (entry: TimeEntry) =>
    orders && entry.orderId !== null ? (keptTitle?.(entry) ?? orderRef(entry.orderId)) : undefined
  const breakdown = [
    day.breaks >= minute && t('time.breaks', { time: lengthText(t, day.breaks) }),
    day.onOrders >= minute && t('time.onOrders', { time: lengthText(t, day.onOrders) }),
    day.travel >= minute && t('time.travel', { time: lengthText(t, day.travel) }),
  ].filter(Boolean)
  if (isAhead) return null
  return (
    <section className={styles.day}>
      <div className={styles.dayHead}>
        <h3 className={styles.dayName}>{format.date(noon, now)}</h3>
        <span className={styles.paid} data-none={day.entries.length === 0 || undefined}>
          {day.entries.length === 0 ? t('time.none') : lengthText(t, day.paid)}
        </span>
        {onAdd && <IconButton label={t('time.add')} icon={<Plus />} onPress={onAdd} />}
      </div>
      {breakdown.length > 0 && <p className={styles.breakdown}>{breakdown.join(' · ')}</p>}
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.entry.id}>
            <TimeRow
              row={row}
              order={orders?.get(row.entry.orderId ?? '')}
              missingName={missingName(row.entry)}
              unsent={unsentIds?.has(row.entry.id) ?? false}
            />
            {onEdit && (
              <Button size="small" variant="quiet" onPress={() => onEdit(row.entry)}>
                {t('time.edit')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

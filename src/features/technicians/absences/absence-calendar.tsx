import { clsx } from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import type { Actor } from '#domain/access/actor.ts'
import type { Absence } from '#domain/entities/absence.ts'
import { isOpenAbsence } from '#domain/members/may-cancel-absence.ts'
import { addMonths, daysOfMonth, lanesOf, stretchesOf } from '#domain/time/days-off.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Stepper } from '#ui/form/stepper.tsx'
import { Card } from '#ui/layout/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './absence-calendar.module.css'
import { AbsenceStretch } from './absence-stretch.tsx'

interface Person {
  readonly id: string
  readonly name: string
}

export interface AbsenceCalendarProps {
  people: readonly Person[]
  absences: readonly Absence[]
  /** Whether someone has working hours on a day; undefined until that is known. */
  worksOn: ((userId: string, day: string) => boolean) | undefined
  actor: Actor
  /** 'YYYY-MM-DD'. */
  today: string
  /** The month that is shown, 'YYYY-MM'. */
  month: string
  onMonth: (month: string) => void
}

/** A month with a row for each person: requested and approved time off. */
export function AbsenceCalendar(props: AbsenceCalendarProps) {
  const { people, absences, worksOn, actor, today, month, onMonth } = props
  const t = useT()
  const format = useFormat()
  const { locale } = format
  const days = daysOfMonth(month)
  const scroller = useRef<HTMLElement>(null)
  const todayCell = useRef<HTMLTableCellElement>(null)

  // A phone shows a week of the month: the one that begins today.
  useLayoutEffect(() => {
    const [box, cell] = [scroller.current, todayCell.current]
    const names = box?.querySelector('th')?.offsetWidth ?? 0
    const isNow = today.startsWith(month)
    if (box) box.scrollLeft = isNow && cell ? cell.offsetLeft - names : 0
  }, [month, today])

  const shown = absences.filter(isOpenAbsence)
  const title = format.monthTitle(month)
  const kindOf = (day: string, isOff: boolean) =>
    clsx(isOff && styles.off, day === today && styles.today)
  const isOff = ({ id }: Person, day: string) => worksOn?.(id, day) === false
  const free = new Set(days.filter((day) => people.every((one) => isOff(one, day))))

  return (
    <Card title={t('absence.calendar')} flush>
      <div className={styles.month}>
        <Stepper
          before={{
            label: t('absence.monthBefore'),
            onPress: () => onMonth(addMonths(month, -1)),
          }}
          after={{ label: t('absence.monthAfter'), onPress: () => onMonth(addMonths(month, 1)) }}
        >
          <strong>{title}</strong>
        </Stepper>
      </div>
      {/* Scrolls sideways where the month does not fit. */}
      <section ref={scroller} className={styles.scroll} aria-label={t('absence.calendar')}>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {t('absence.person')}
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  ref={day === today ? todayCell : undefined}
                  scope="col"
                  className={kindOf(day, free.has(day))}
                >
                  <span className={styles.weekday}>
                    {inUtc(locale, { weekday: 'narrow' }, day)}
                  </span>
                  {Number(day.slice(8))}
                  {day === today && <VisuallyHidden>{t('absence.today')}</VisuallyHidden>}
                  {free.has(day) && <VisuallyHidden>{t('absence.noWork')}</VisuallyHidden>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) =>
              // Time off that shares a day with other time off has a row of its own.
              lanesOf(days, ofPerson(shown, person)).map((lane, i, lanes) => (
                <tr key={`${person.id} ${i}`} data-goes-on={i < lanes.length - 1 || undefined}>
                  {i === 0 && (
                    <th scope="row" rowSpan={lanes.length} className={styles.name}>
                      {person.name}
                    </th>
                  )}
                  {stretchesOf(days, lane).map(({ days: [day = '', ...more], item }) =>
                    item ? (
                      <td key={day} colSpan={1 + more.length}>
                        <AbsenceStretch absence={item} name={person.name} actor={actor} />
                      </td>
                    ) : (
                      <td key={day} className={kindOf(day, isOff(person, day))}>
                        {isOff(person, day) && !free.has(day) ? (
                          <VisuallyHidden>{t('absence.noWork')}</VisuallyHidden>
                        ) : (
                          '\u00a0'
                        )}
                      </td>
                    ),
                  )}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

/** Part of a calendar day as text. */
function inUtc(locale: string, options: Intl.DateTimeFormatOptions, day: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(Date.parse(day))
}

/** Approved before requested, where both are on a day. */
function ofPerson(absences: readonly Absence[], { id }: Person): readonly Absence[] {
  return absences
    .filter(({ userId }) => userId === id)
    .toSorted((a, b) => a.status.localeCompare(b.status))
}

import { clsx } from 'clsx'
import { TriangleAlert } from 'lucide-react'
import { lengthText } from '#components/text/length-text.ts'
import { useFormat, useT } from '#messages/index.ts'
import type { MonthDay } from '../week/week-cells.ts'
import styles from './month-board.module.css'

export interface MonthBoardProps {
  days: readonly MonthDay[]
  /** 'YYYY-MM' */
  month: string
  today: string
  onDay: (day: string) => void
}

/** How full each day is. What is dropped on a day is planned for it without a time. */
export function MonthBoard({ days, month, today, onDay }: MonthBoardProps) {
  const t = useT()
  const format = useFormat()
  return (
    <div className={styles.scroller} data-board data-scroll="schedule">
      <h2 className={styles.title}>{format.monthTitle(month)}</h2>
      <div className={styles.month}>
        {days.map(({ day, visits, freeMinutes, problems }) => (
          <button
            key={day}
            type="button"
            className={clsx(styles.day, !day.startsWith(month) && styles.outside)}
            data-cell={day}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDay(day)}
          >
            <span className={clsx(styles.date, day === today && styles.today)}>
              {format.weekday(day)}
            </span>
            <span className={styles.visits}>{t('board.visitCount', { count: visits })}</span>
            <span className={styles.free}>
              {t('board.free', { time: lengthText(t, freeMinutes * 60_000) })}
            </span>
            {problems > 0 && (
              <span className={styles.problems}>
                <TriangleAlert aria-hidden="true" />
                {t('board.problemCount', { count: problems })}
              </span>
            )}
          </button>
        ))}
      </div>
    </div>
  )
}

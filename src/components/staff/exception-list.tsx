import { Pencil } from 'lucide-react'
import type { DayException } from '#domain/entities/staff.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from './exception-list.module.css'
import { useDayText } from './use-day-text.ts'
import { useSpansText } from './use-spans-text.ts'

export interface ExceptionListProps {
  /** The next one first. */
  exceptions: readonly DayException[]
  /** Makes each row editable. */
  onEdit?: ((exception: DayException) => void) | undefined
}

/** Days with other hours than usual. */
export function ExceptionList({ exceptions, onEdit }: ExceptionListProps) {
  const t = useT()
  const dayText = useDayText()
  const spansText = useSpansText()
  if (exceptions.length === 0) return <p className={styles.none}>{t('exceptions.none')}</p>
  return (
    <ul className={styles.list} aria-label={t('exceptions.title')}>
      {exceptions.map((exception) => (
        <li key={exception.id} className={styles.row}>
          <span className={styles.text}>
            <span className={styles.day}>{dayText(exception.id)}</span>
            <span className={styles.hours}>
              {spansText(exception.spans) || t('hoursOf.dayOff')}
            </span>
            {exception.note !== '' && <span className={styles.note}>{exception.note}</span>}
          </span>
          {onEdit && (
            <IconButton
              label={t('exceptions.editDay', { date: dayText(exception.id) })}
              icon={<Pencil />}
              onPress={() => onEdit(exception)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

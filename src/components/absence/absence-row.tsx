import type { ReactNode } from 'react'
import type { Absence } from '#domain/entities/absence.ts'
import { useT } from '#messages/index.ts'
import { UnsentMark } from '../sync/unsent-mark.tsx'
import { AbsenceBadge } from './absence-badge.tsx'
import styles from './absence-row.module.css'
import { useDaysText } from './use-days-text.ts'

export interface AbsenceRowProps {
  absence: Absence
  /** Days of it on which the person would work; null if that is unknown. */
  workDays: number | null
  /** The person, where the list shows several. */
  name?: ReactNode
  isUnsent?: boolean
  /** Shown below: how many orders are planned. */
  note?: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** Time off with its state, days, note and answer. */
export function AbsenceRow({ absence, workDays, name, isUnsent, note, actions }: AbsenceRowProps) {
  const t = useT()
  const daysText = useDaysText()
  const kind = t(`absence.kind.${absence.kind}`)
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p className={styles.head}>
          <strong>{name ?? kind}</strong> <AbsenceBadge status={absence.status} />
          {isUnsent && <UnsentMark />}
        </p>
        <p className={styles.days}>
          {name !== undefined && `${kind} · `}
          {daysText(absence, workDays)}
        </p>
        {absence.note !== '' && <p className={styles.said}>{absence.note}</p>}
        {absence.reply !== '' && (
          <p className={styles.said}>{t('absence.replyOf', { reply: absence.reply })}</p>
        )}
        {note !== undefined && <p className={styles.said}>{note}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

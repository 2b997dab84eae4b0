import type { ReactNode } from 'react'
import type { Absence } from '#domain/entities/absence.ts'
import styles from './absence-row.module.css'

export interface AbsenceListProps {
  label: string
  absences: readonly Absence[]
  render: (absence: Absence) => ReactNode
}

/** Time off, one below the other. */
export function AbsenceList({ label, absences, render }: AbsenceListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {absences.map((absence) => (
        <li key={absence.id}>{render(absence)}</li>
      ))}
    </ul>
  )
}

import { TriangleAlert } from 'lucide-react'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { useT } from '#messages/index.ts'
import { findingText } from './finding-text.ts'
import styles from './late-note.module.css'

/** That an offer ends later than its order is due. */
export function LateNote({ offer }: { offer: Offer }) {
  const t = useT()
  if (!offer.isLate) return null
  return (
    <span className={styles.late}>
      <TriangleAlert aria-hidden="true" />
      {findingText(t, { code: 'dueMissed' })}
    </span>
  )
}

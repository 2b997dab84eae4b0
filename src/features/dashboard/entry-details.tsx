import type { ReactNode } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import type { DayItem } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { isOfWindow } from '#domain/booking/is-of-window.ts'
import styles from './entry-details.module.css'

const EntryNote = lazyPart(async () => (await import('./today/entry-note.tsx')).EntryNote)
const ArrivalText = lazyPart(
  async () => (await import('#components/text/arrival-text.tsx')).ArrivalText,
)

interface EntryDetailsProps {
  item: DayItem
  /** In a row each has a line of its own. */
  isInRow?: boolean
  /** Where the customer is told that it is late; not inside another link. */
  lateHref?: string | undefined
}

/** What there is to say of a visit besides its time: which of several it is, its crew, the arrival window. */
export function EntryDetails({
  item: { order, entry },
  isInRow = false,
  lateHref,
}: EntryDetailsProps) {
  const timeZone = useTimeZone()
  const line = (text: ReactNode) => (isInRow ? <span className={styles.line}>{text}</span> : text)
  return (
    <>
      {(entry.series !== null || entry.assigneeIds.length > 1) && line(<EntryNote entry={entry} />)}
      {isOfWindow(order, entry, timeZone) &&
        line(<ArrivalText order={{ ...order, plannedStart: entry.start }} lateHref={lateHref} />)}
    </>
  )
}

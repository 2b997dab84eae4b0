import { useCompany, useTimeZone } from '#data/react.ts'
import { localDay } from '#domain/time/local-time.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './print.module.css'

/** Whose paper it is, and when it was printed: what changed since is not on it. */
export function PaperLine({ printedAt }: { printedAt: string }) {
  const t = useT()
  const format = useFormat()
  const company = useCompany()?.name
  const timeZone = useTimeZone()
  // Not as 'today': paper is read on other days.
  const when = `${format.day(localDay(printedAt, timeZone))}, ${format.time(printedAt)}`
  return (
    <span className={styles.line}>
      {[company, t('print.printedAt', { when })].filter(Boolean).join(' · ')}
    </span>
  )
}

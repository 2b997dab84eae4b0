import { BookCheck } from 'lucide-react'
import { exportMarks } from '#domain/invoice/export/export-marks.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './exported-mark.module.css'

/** Which accounting programs an invoice was exported to, and when; nothing where it was not. */
export function ExportedMark({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const marks = exportMarks(invoice)
  if (marks.length === 0) return null
  const text = marks
    .map(({ target, at }) =>
      t('invoiceExport.exportedOn', {
        target: t(`invoiceExport.target.${target}`),
        day: format.date(at, now),
      }),
    )
    .join(' · ')
  return (
    <span className={styles.mark} title={text}>
      <BookCheck aria-hidden="true" className={styles.icon} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}

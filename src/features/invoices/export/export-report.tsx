import type { InvoiceListItem } from '#data/index.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './export-sheet.module.css'
import type { ExportResult } from './run-export.ts'

interface ExportReportProps {
  result: ExportResult
  items: readonly InvoiceListItem[]
}

/** What the saved files add up to, to compare after the import, and what is in none of them. */
export function ExportReport({ result: { files, leftOut }, items }: ExportReportProps) {
  const t = useT()
  const format = useFormat()
  const byId = new Map(items.map((item) => [item.invoice.id, item]))
  const nameOf = (id: string) => {
    const item = byId.get(id)
    return item?.invoice.number || t('invoiceExport.draft', { customer: item?.customerName ?? '' })
  }
  return (
    <div aria-live="polite" className={styles.report}>
      {files.length === 0 ? (
        <p>{t('invoiceExport.nothing')}</p>
      ) : (
        <>
          <ul className={styles.files}>
            {files.map(({ name, invoiceIds, totals }) => (
              <li key={name}>
                <span className={styles.name}>{name}</span>
                <span className={styles.sums}>
                  {[
                    t('invoiceExport.count', { count: invoiceIds.length }),
                    ...Object.entries(totals).map(([currency, minor]) =>
                      format.money(minor, currency),
                    ),
                  ].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{t('invoiceExport.check')}</p>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <p>
            <strong>{t('invoiceExport.leftOut', { count: leftOut.length })}</strong>
          </p>
          <ul className={styles.files}>
            {leftOut.map(({ id, reason }) => (
              <li key={id}>
                <span>{nameOf(id)}</span>
                <span className={styles.note}>{t(`invoiceExport.leftOut.${reason}`)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

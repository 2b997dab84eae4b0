import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { InvoiceView } from '#data/index.ts'
import { useActor, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { exportMarks, type ExportTarget } from '#domain/invoice/export/export-marks.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './export-marks-card.module.css'

/** The accounting programs that an invoice was exported to, with the way to say that it was not. */
export function ExportMarksCard({ view: { invoice, isUnsent } }: { view: InvoiceView }) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [busy, setBusy] = useState<ExportTarget | null>(null)
  const marks = exportMarks(invoice)
  if (marks.length === 0) return null

  async function unmark(target: ExportTarget) {
    setBusy(target)
    const mark = { invoiceId: invoice.id, target, isExported: false }
    const result = await mutate('invoice/markExported', mark)
    setBusy(null)
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <Card title={t('invoiceExport.accounting')}>
      {marks.map(({ target, at }) => (
        <div key={target} className={styles.mark}>
          <p>
            {t('invoiceExport.exportedTo', { target: t(`invoiceExport.target.${target}`) })}
            <span className={styles.when}>
              <WhenText at={at} /> {isUnsent && <UnsentMark />}
            </span>
          </p>
          {actor !== null && can(actor, 'invoice/edit') && (
            <Button
              size="small"
              pending={busy === target}
              aria-label={t('invoiceExport.unmarkOf', {
                target: t(`invoiceExport.target.${target}`),
              })}
              onPress={() => void unmark(target)}
            >
              {t('invoiceExport.unmark')}
            </Button>
          )}
        </div>
      ))}
    </Card>
  )
}

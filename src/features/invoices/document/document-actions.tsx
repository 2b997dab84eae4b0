import { Printer, RotateCcw, Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { InvoiceView } from '#data/index.ts'
import { useActor, useData } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { linesLeft } from '#domain/invoice/left-to-credit.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { FileActions } from '../files/file-actions.tsx'

const CreditSheet = lazySheet(async () => (await import('../credit/credit-sheet.tsx')).CreditSheet)

/** Its files, printing, and taking back: a part, or all of it with a new draft. */
export function DocumentActions({ view }: { view: InvoiceView }) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const data = useData()
  const reportProblem = useProblemToast()
  const [asking, setAsking] = useState<'credit' | 'correct' | null>(null)
  const { invoice, credits } = view
  const mayIssue = actor !== null && can(actor, 'invoice/issue')
  const left = linesLeft(contentOf(invoice), credits.filter(isFinal).map(contentOf))
  const isLeft = invoice.kind === 'invoice' && left.some(({ leftMilli }) => leftMilli !== 0)

  async function runCorrect(): Promise<boolean> {
    const { correctInvoice } = await data.loadInvoicing()
    const result = await correctInvoice(invoice.id)
    if (!result.ok) {
      reportProblem(result.problem)
      return false
    }
    showToast(t('invoiceDoc.corrected'), { kind: 'success' })
    await navigate(`/invoices/${result.value.invoiceId}`)
    return true
  }

  return (
    <>
      <FileActions view={view} />
      <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
        {t('invoiceDoc.print')}
      </Button>
      {mayIssue && isLeft && (
        <>
          <Button icon={<Undo2 aria-hidden="true" />} onPress={() => setAsking('credit')}>
            {t('invoiceDoc.creditAction')}
          </Button>
          <Button icon={<RotateCcw aria-hidden="true" />} onPress={() => setAsking('correct')}>
            {t('invoiceDoc.correct')}
          </Button>
        </>
      )}
      {asking === 'credit' && (
        <Suspense fallback={null}>
          <CreditSheet view={view} onClose={() => setAsking(null)} />
        </Suspense>
      )}
      {asking === 'correct' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(null)}
          title={t('invoiceDoc.correctTitle')}
          confirmLabel={t('invoiceDoc.correctAction')}
          cancelLabel={t('action.cancel')}
          onConfirm={runCorrect}
        >
          {t('invoiceDoc.correctNote')}
        </ConfirmDialog>
      )}
    </>
  )
}

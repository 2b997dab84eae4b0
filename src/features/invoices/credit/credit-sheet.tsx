import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import type { InvoiceView } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import { creditDraft } from '#domain/invoice/credit-draft.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { invoiceTotals, leftToCredit } from '#domain/invoice/invoice-totals.ts'
import { linesLeft } from '#domain/invoice/left-to-credit.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { CreditLine } from './credit-line.tsx'
import styles from './credit-sheet.module.css'

/** Chooses lines and quantities of what is left of an invoice, and makes the draft of a credit note of them. */
export function CreditSheet({ view, onClose }: { view: InvoiceView; onClose: () => void }) {
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const navigate = useNavigate()
  const { invoice } = view
  const content = contentOf(invoice)
  const credits = view.credits.filter(isFinal).map(contentOf)
  const left = linesLeft(content, credits).filter(({ leftMilli }) => leftMilli !== 0)
  const all = new Map(left.map(({ line, leftMilli }) => [line.id, leftMilli]))
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(all)
  const [invoiceId] = useState(newId)
  const { isSaving, problem, save } = useSaving(() => void navigate(`/invoices/${invoiceId}`))
  const chosen = creditDraft({ invoice, content, credits, quantities, newId })
  const totals = invoiceTotals(invoice, chosen, leftToCredit(content))
  const sum = format.money(totals?.totalMinor ?? 0, invoice.currency)
  const isWhole = left.every(({ line, leftMilli }) => quantities.get(line.id) === leftMilli)

  return (
    <EditSheet
      title={t('invoiceDoc.creditTitle', { number: invoice.number })}
      isDirty={false}
      isSaving={isSaving}
      problem={problem}
      submitLabel={t('invoiceDoc.creditSum', { sum })}
      onSubmit={async (event) => {
        event.preventDefault()
        if (chosen.lines.length === 0) return
        await save(() => mutate('invoice/create', { ...chosen, invoiceId }))
      }}
      onClose={onClose}
    >
      <div className={styles.head}>
        <p className={styles.note}>{t('invoiceDoc.creditChoose')}</p>
        <Button
          size="small"
          variant="quiet"
          onPress={() => setQuantities(isWhole ? new Map() : all)}
        >
          {t(isWhole ? 'invoiceDoc.creditNone' : 'invoiceDoc.creditAll')}
        </Button>
      </div>
      <ul className={styles.lines}>
        {left.map((one) => (
          <li key={one.line.id}>
            <CreditLine
              left={one}
              currency={invoice.currency}
              quantityMilli={quantities.get(one.line.id) ?? 0}
              onChange={(quantityMilli) =>
                setQuantities((now) => new Map(now).set(one.line.id, quantityMilli))
              }
            />
          </li>
        ))}
      </ul>
    </EditSheet>
  )
}

import { Suspense, useState } from 'react'
import type { Company } from '#domain/entities/company.ts'
import type { Payment } from '#domain/entities/payment.ts'
import { useFormat, useT } from '#messages/index.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import type { PaymentActions } from './payment-actions.ts'
import { PaymentLine } from './payment-line.tsx'
import { type PaymentItem, paymentRows } from './payment-rows.ts'
import styles from './payments-card.module.css'

const ReceiptSheet = lazySheet(async () => (await import('./receipt-sheet.tsx')).ReceiptSheet)

export interface PaymentLinesProps {
  /** All that are known: a reversal among them marks what it takes back. */
  items: readonly PaymentItem[]
  numbers: ReadonlyMap<string, string>
  /** The invoice or order whose page this is. */
  hereId: string | null
  customerName: string
  company: Company
  /** The company's day. */
  today: string
  actions: Omit<PaymentActions, 'record'>
}

/** Payments with their receipts, which people who may reverse. */
export function PaymentLines(props: PaymentLinesProps) {
  const { items, numbers, hereId, customerName, company, today, actions } = props
  const t = useT()
  const format = useFormat()
  const report = useProblemToast()
  const [receiptOf, setReceiptOf] = useState<Payment | null>(null)
  const [reversing, setReversing] = useState<Payment | null>(null)
  const { reverse } = actions

  async function runReverse({ id }: Payment): Promise<boolean> {
    const result = await reverse?.({ paymentId: id, day: today })
    if (!result?.ok) {
      if (result) report(result.problem)
      return false
    }
    showToast(t('payments.reversedDone'), { kind: 'success' })
    return true
  }

  return (
    <>
      <ul className={styles.lines} aria-label={t('payments.title')}>
        {paymentRows(items).map((row) => {
          const mayReverse = reverse && row.payment.kind !== 'reversal' && !row.isReversed
          return (
            <PaymentLine
              key={row.payment.id}
              row={row}
              numbers={numbers}
              hereId={hereId}
              onReceipt={() => setReceiptOf(row.payment)}
              onReverse={mayReverse ? () => setReversing(row.payment) : null}
            />
          )
        })}
      </ul>
      {receiptOf && (
        <Suspense fallback={null}>
          <ReceiptSheet
            payment={receiptOf}
            isReversed={items.some(({ payment }) => payment.reversalOf === receiptOf.id)}
            numbers={numbers}
            customerName={customerName}
            company={company}
            readLogo={actions.readLogo}
            onClose={() => setReceiptOf(null)}
          />
        </Suspense>
      )}
      {reversing && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setReversing(null)}
          title={t('payments.reverseTitle', {
            sum: format.money(reversing.amountMinor, reversing.currency),
          })}
          confirmLabel={t('payments.reverse')}
          cancelLabel={t('action.cancel')}
          danger
          onConfirm={() => runReverse(reversing)}
        >
          {t(reversing.kind === 'refund' ? 'payments.reverseRefundNote' : 'payments.reverseNote')}
        </ConfirmDialog>
      )}
    </>
  )
}

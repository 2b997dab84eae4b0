import { HandCoins, Undo2, Wallet } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Company } from '#domain/entities/company.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { accountOf } from '#domain/payment/customer-account.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { UnsentBadge } from '../sync/unsent-badge.tsx'
import { cardOf, type PaymentsCardFacts } from './card-of.ts'
import type { PaymentActions } from './payment-actions.ts'
import type { PaymentMode } from './payment-form.ts'
import { PaymentLines } from './payment-lines.tsx'
import type { PaymentItem } from './payment-rows.ts'
import styles from './payments-card.module.css'

const PaymentSheet = lazySheet(async () => (await import('./payment-sheet.tsx')).PaymentSheet)

export interface PaymentsCardProps {
  title: string
  customer: { readonly id: string; readonly name: string }
  currency: string
  /** The customer's final invoices and payments, in every currency. */
  invoices: readonly Invoice[]
  payments: readonly PaymentItem[]
  /** The invoice whose page this is; null for all of the customer. */
  invoice: Invoice | null
  company: Company
  /** The company's day. */
  today: string
  mayRecord: boolean
  actions: PaymentActions
}

/** What was paid of an invoice or by a customer in one currency, what is left to pay, and how to record more. */
export function PaymentsCard(props: PaymentsCardProps) {
  const { title, customer, currency, invoice, company, today, mayRecord, actions } = props
  const t = useT()
  const [mode, setMode] = useState<PaymentMode | null>(null)
  const account = accountOf(
    props.invoices,
    props.payments.map(({ payment }) => payment),
    currency,
  )
  const facts = cardOf(account, props.payments, invoice)
  const numbers = new Map(props.invoices.map(({ id, number }) => [id, number]))
  return (
    <Card title={title} actions={facts.shown.some(({ isUnsent }) => isUnsent) && <UnsentBadge />}>
      <Sums facts={facts} currency={currency} isOfInvoice={invoice !== null} />
      {mayRecord && (
        <div className={styles.buttons}>
          {facts.takesPayment && (
            <Button
              size="small"
              variant={facts.balanceMinor > 0 ? 'primary' : 'secondary'}
              icon={<HandCoins aria-hidden="true" />}
              onPress={() => setMode('payment')}
            >
              {t('payments.record')}
            </Button>
          )}
          {facts.usableMinor > 0 && (
            <Button
              size="small"
              icon={<Wallet aria-hidden="true" />}
              onPress={() => setMode('credit')}
            >
              {t('payments.useCredit')}
            </Button>
          )}
          {facts.refundableMinor > 0 && (
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              onPress={() => setMode('refund')}
            >
              {t('payments.refund')}
            </Button>
          )}
        </div>
      )}
      {facts.shown.length > 0 ? (
        <PaymentLines
          items={facts.shown}
          numbers={numbers}
          hereId={invoice?.id ?? null}
          customerName={customer.name}
          company={company}
          today={today}
          actions={actions}
        />
      ) : (
        <p className={styles.none}>{t('payments.none')}</p>
      )}
      {mode && (
        <Suspense fallback={null}>
          <PaymentSheet
            subject={{
              mode,
              customerId: customer.id,
              currency,
              orderId: null,
              invoiceId: invoice?.id ?? null,
              open: account.open,
              ...facts.limits[mode],
            }}
            customerName={customer.name}
            numbers={numbers}
            recent={props.payments.map(({ payment }) => payment)}
            today={today}
            record={actions.record}
            onClose={() => setMode(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}

function Sums({
  facts,
  currency,
  isOfInvoice,
}: {
  facts: PaymentsCardFacts
  currency: string
  isOfInvoice: boolean
}) {
  const t = useT()
  const format = useFormat()
  const { paidMinor, balanceMinor, creditMinor } = facts
  const money = (minor: number) => <span className="tabular">{format.money(minor, currency)}</span>
  const credit = {
    term: t(creditMinor < 0 ? 'payments.creditOverused' : 'payments.credit'),
    detail: money(Math.abs(creditMinor)),
  }
  return (
    <Facts
      items={[
        ...(isOfInvoice ? [{ term: t('payments.paid'), detail: money(paidMinor) }] : []),
        {
          term: t(balanceMinor < 0 ? 'payments.overpaid' : 'payments.balance'),
          detail: <b>{money(Math.abs(balanceMinor))}</b>,
        },
        ...(creditMinor === 0 ? [] : [credit]),
      ]}
    />
  )
}

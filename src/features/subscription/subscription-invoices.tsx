import { MoneyText } from '#components/text/money-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { SubscriptionInvoice } from '#domain/subscription/own-subscription.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/link.tsx'
import styles from './subscription.module.css'

/** What was billed for the subscription, newest first. */
export function SubscriptionInvoices({ invoices }: { invoices: readonly SubscriptionInvoice[] }) {
  const t = useT()
  if (invoices.length === 0) return null
  return (
    <Card title={t('subscription.invoices')}>
      <ul className={styles.invoices}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>
              {invoice.hosted_invoice_url ? (
                <Link href={invoice.hosted_invoice_url}>{invoice.number ?? invoice.id}</Link>
              ) : (
                (invoice.number ?? invoice.id)
              )}
            </span>
            <WhenText at={invoice.created} show="date" />
            <span>
              {t(invoice.status === 'paid' ? 'subscription.paid' : 'subscription.unpaid')}
            </span>
            <MoneyText minor={invoice.amount_due} currency={invoice.currency} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

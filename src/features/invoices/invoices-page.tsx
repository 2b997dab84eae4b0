import { SampleBadge } from '#components/sample/sample-badge.tsx'
import { CountStat } from '#components/text/count-stat.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { ordersToInvoice } from '#data/index.ts'
import { useLive, useServerCount } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stat, StatRow } from '#ui/layout/stat.tsx'
import styles from './invoices-page.module.css'

/** Orders that were invoiced, and reviewed ones that can be. */
export function InvoicesPage() {
  const t = useT()
  const invoices = useServerCount('invoices')
  const payments = useServerCount('payments')
  const reviewed = useLive(ordersToInvoice())
  return (
    <Page title={t('invoices.title')} note={t('invoices.about')}>
      <StatRow>
        <CountStat label={t('invoices.invoices')} count={invoices} />
        <CountStat label={t('invoices.payments')} count={payments} />
        <Stat
          label={t('invoices.toInvoice')}
          value={reviewed?.length ?? '…'}
          note={t('count.onDevice')}
        />
      </StatRow>
      {invoices.state === 'known' && invoices.count === 0 && (
        <EmptyState title={t('invoices.none')}>
          {t(reviewed?.length === 0 ? 'invoices.nothingToInvoice' : 'invoices.noneNote')}
        </EmptyState>
      )}
      {reviewed && reviewed.length > 0 && (
        <Card title={t('invoices.toInvoice')} flush>
          <ul className={styles.list}>
            {reviewed.slice(0, 50).map(({ order, customerName }) => (
              <li key={order.id}>
                <ListRow
                  href={`/orders/${order.id}`}
                  title={order.title}
                  titleEnd={
                    <>
                      <SampleBadge id={order.id} />
                      {order.ref}
                    </>
                  }
                  note={customerName}
                  noteEnd={<WhenText at={order.statusAt} />}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  )
}

import { InvoiceRows } from '#components/invoice/invoice-rows.tsx'
import { invoicesAbout } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'

const mostShown = 5

/** A customer's latest invoices, for the office. */
export function CustomerInvoices({ customerId }: { customerId: string }) {
  const t = useT()
  const actor = useActor()
  const today = useToday(useTimeZone())
  const items = useLive(invoicesAbout({ customerId }))
  if (!actor || !can(actor, 'invoice/view') || !items) return null
  return (
    <Card
      title={t('invoices.ofCustomer')}
      flush={items.length > 0}
      actions={
        items.length > mostShown && (
          <ButtonLink href={`/invoices?customer=${customerId}`} size="small">
            {t('invoices.ofCustomerAll')}
          </ButtonLink>
        )
      }
    >
      {items.length === 0 ? (
        <p>{t('invoices.ofCustomerNone')}</p>
      ) : (
        <InvoiceRows items={items.slice(0, mostShown)} today={today} />
      )}
    </Card>
  )
}

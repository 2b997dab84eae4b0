import { PaymentsCard } from '#components/payment/payments-card.tsx'
import { type InvoiceView, paymentsOfCustomer, pictureOf } from '#data/index.ts'
import { useCompany, useActor, useData, useLive, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { logoId } from '#domain/entities/picture.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'

/** What was paid of an issued invoice, and what is left. */
export function DocumentPayments({ view: { invoice, customer } }: { view: InvoiceView }) {
  const t = useT()
  const actor = useActor()
  const data = useData()
  const company = useCompany()
  const today = useToday(useTimeZone())
  const known = useLive(paymentsOfCustomer(invoice.customerId))
  if (!actor || !company || !known || !can(actor, 'payment/view')) return null
  return (
    <PaymentsCard
      title={t('payments.title')}
      customer={{ id: invoice.customerId, name: customer?.name ?? '' }}
      currency={invoice.currency}
      invoices={known.invoices}
      payments={known.payments}
      invoice={invoice}
      company={company}
      today={today}
      mayRecord={customer !== null && can(actor, 'invoice/edit')}
      actions={{
        record: (args) => data.mutate('payment/record', args),
        reverse: can(actor, 'payment/reverse')
          ? (args) => data.mutate('payment/reverse', args)
          : null,
        readLogo: async () => (await data.read(pictureOf(logoId))) ?? null,
      }}
    />
  )
}

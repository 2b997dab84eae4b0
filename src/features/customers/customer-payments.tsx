import { PaymentsCard } from '#components/payment/payments-card.tsx'
import { paymentsOfCustomer, pictureOf } from '#data/index.ts'
import { useActor, useData, useLive, useSession, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Customer } from '#domain/entities/customer.ts'
import { logoId } from '#domain/entities/picture.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'

/** For the office: what a customer owes and has paid, a card for each currency. */
export function CustomerPayments({ customer }: { customer: Customer }) {
  const t = useT()
  const actor = useActor()
  const data = useData()
  const session = useSession()
  const today = useToday(useTimeZone())
  const known = useLive(paymentsOfCustomer(customer.id))
  const company = session.kind === 'signedIn' ? session.company : null
  if (!actor || !company || !known || !can(actor, 'payment/view')) return null
  const used = [...known.invoices, ...known.payments.map(({ payment }) => payment)]
  const currencies = [...new Set(used.map(({ currency }) => currency))].toSorted()
  const shown = currencies.length === 0 ? [company.currency] : currencies
  return shown.map((currency) => (
    <PaymentsCard
      key={currency}
      title={shown.length > 1 ? t('payments.titleIn', { currency }) : t('payments.title')}
      customer={customer}
      currency={currency}
      invoices={known.invoices}
      payments={known.payments}
      invoice={null}
      company={company}
      today={today}
      mayRecord={can(actor, 'invoice/edit') && customer.erasedAt === null}
      actions={{
        record: (args) => data.mutate('payment/record', args),
        reverse: can(actor, 'payment/reverse')
          ? (args) => data.mutate('payment/reverse', args)
          : null,
        readLogo: async () => (await data.read(pictureOf(logoId))) ?? null,
      }}
    />
  ))
}

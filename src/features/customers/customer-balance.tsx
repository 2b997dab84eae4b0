import { paymentsOfCustomer } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { balancesOf } from './balances-of.ts'

/** For the office: what a customer owes, by currency; nothing where all is paid. */
export function CustomerBalance({ customerId }: { customerId: string }) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const known = useLive(paymentsOfCustomer(customerId))
  if (!actor || !known || !can(actor, 'payment/view')) return null
  return balancesOf(
    known.invoices,
    known.payments.map(({ payment }) => payment),
  ).map(({ currency, minor }) => (
    <Badge key={currency} tone="orange">
      {t('payments.balance')}: {format.money(minor, currency)}
    </Badge>
  ))
}

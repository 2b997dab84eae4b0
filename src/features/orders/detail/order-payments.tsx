import { HandCoins } from 'lucide-react'
import { Suspense, useState } from 'react'
import { PaymentLines } from '#components/payment/payment-lines.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import { paymentsOnOrder, pictureOf } from '#data/index.ts'
import { useActor, useData, useLive, useSession, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Order } from '#domain/entities/order.ts'
import { logoId } from '#domain/entities/picture.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './order-payments.module.css'

const PaymentSheet = lazySheet(
  async () => (await import('#components/payment/payment-sheet.tsx')).PaymentSheet,
)

const noNumbers: ReadonlyMap<string, string> = new Map()

/** What was paid on site, and for those who work on the order, where the company wants that, the way to take more. */
export function OrderPayments({ order, customer }: { order: Order; customer: Customer | null }) {
  const t = useT()
  const actor = useActor()
  const data = useData()
  const session = useSession()
  const today = useToday(useTimeZone())
  const items = useLive(paymentsOnOrder(order.id))
  const [isTaking, setTaking] = useState(false)
  const company = session.kind === 'signedIn' ? session.company : null
  if (!actor || !company || !items) return null
  const mayTake =
    company.takesPaymentsOnSite &&
    customer !== null &&
    order.assigneeIds.includes(actor.uid) &&
    can(actor, 'payment/record', { ...order })
  if (!mayTake && items.length === 0) return null

  return (
    <Card
      title={t('onSite.title')}
      actions={items.some(({ isUnsent }) => isUnsent) && <UnsentBadge />}
    >
      {mayTake && (
        <Button icon={<HandCoins aria-hidden="true" />} onPress={() => setTaking(true)}>
          {t('payments.take')}
        </Button>
      )}
      {items.length > 0 ? (
        <PaymentLines
          items={items}
          numbers={noNumbers}
          hereId={order.id}
          customerName={customer?.name ?? ''}
          company={company}
          today={today}
          actions={{
            reverse: can(actor, 'payment/reverse')
              ? (args) => data.mutate('payment/reverse', args)
              : null,
            readLogo: async () => (await data.read(pictureOf(logoId))) ?? null,
          }}
        />
      ) : (
        <p className={styles.none}>{t('payments.takeNone')}</p>
      )}
      {isTaking && customer && (
        <Suspense fallback={null}>
          <PaymentSheet
            subject={{
              mode: 'payment',
              customerId: customer.id,
              currency: company.currency,
              orderId: order.id,
              invoiceId: null,
              open: [],
              mostMinor: null,
              startMinor: null,
            }}
            customerName={customer.name}
            numbers={noNumbers}
            recent={items.map(({ payment }) => payment)}
            today={today}
            record={(args) => data.mutate('payment/record', args)}
            onClose={() => setTaking(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

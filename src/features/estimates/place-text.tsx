import { AddressText } from '#components/contact/address-text.tsx'
import type { EstimateView } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'

/** The customer, the site and the orders of an estimate. */
export function PlaceText({ view }: { view: EstimateView }) {
  const t = useT()
  const { customer, site, order, madeOrder } = view
  return (
    <div>
      {customer && <Link href={`/customers/${customer.id}`}>{customer.name}</Link>}
      {site && <AddressText address={site.address} />}
      {order && (
        <p>
          {t('estimates.onOrder')}{' '}
          <Link href={`/orders/${order.id}`}>
            {order.title} <span className="tabular">{order.ref}</span>
          </Link>
        </p>
      )}
      {madeOrder && (
        <p>
          {t('estimates.madeOrder')}{' '}
          <Link href={`/orders/${madeOrder.id}`}>
            {madeOrder.title} <span className="tabular">{madeOrder.ref}</span>
          </Link>
        </p>
      )}
    </div>
  )
}

import { customerById, orderById, type OutboxItem } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { Link } from '#ui/link.tsx'
import { subjectOf } from './subject-of.ts'
import styles from './sync-item.module.css'

/** The name of the order or customer that a change is about, as a link. */
export function ItemSubject({ item }: { item: Pick<OutboxItem, 'name' | 'args' | 'refs'> }) {
  const [kind, id = ''] = subjectOf(item)?.split('/') ?? []
  if (kind === 'orders') return <OrderSubject id={id} />
  if (kind === 'customers') return <CustomerSubject id={id} />
  return null
}

function OrderSubject({ id }: { id: string }) {
  const view = useLive(orderById(id))
  if (!view) return null
  return (
    <Link href={`/orders/${id}`} className={styles.subject}>
      {[view.order.title, view.customer?.name].filter(Boolean).join(' · ')}
    </Link>
  )
}

function CustomerSubject({ id }: { id: string }) {
  const view = useLive(customerById(id))
  if (!view) return null
  return (
    <Link href={`/customers/${id}`} className={styles.subject}>
      {view.customer.name}
    </Link>
  )
}

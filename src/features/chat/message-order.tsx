import { orderById } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import type { Message } from '#domain/entities/message.ts'
import { orderThreadId } from '#domain/message/thread.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import styles from './chat.module.css'

/** Leads to the order that a message is about where its conversation is not about that order already. */
export function MessageOrder({ message: { about, threadId } }: { message: Message }) {
  const [kind, id = ''] = about?.split('/') ?? []
  return kind === 'orders' && threadId !== orderThreadId(id) ? <OrderLink id={id} /> : null
}

function OrderLink({ id }: { id: string }) {
  const t = useT()
  const view = useLive(orderById(id))
  if (!view) return null
  return (
    <Link href={`/orders/${id}`} className={styles.orderLink}>
      {t('chat.openOrder')}
    </Link>
  )
}

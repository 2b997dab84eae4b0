import type { Order } from '#domain/entities/order.ts'
import { underWayStatuses } from '#domain/order/under-way.ts'
import { useT } from '#messages/index.ts'
import styles from './deactivate-sheet.module.css'

const shown = 3

/** How many open orders a person has, and of which of them their phone may hold unsent work. */
export function HeldOrders({ orders }: { orders: readonly Order[] }) {
  const t = useT()
  const running = orders.filter(({ status }) => underWayStatuses.has(status))
  const unsent = orders.filter(({ isSent }) => !isSent).length
  const titles = running.slice(0, shown).map(({ title }) => title)
  return (
    <div className={styles.held}>
      <p className={styles.title}>{t('technicians.openCount', { count: orders.length })}</p>
      {running.length > 0 && (
        <p className={styles.note}>
          {t('technicians.inProgress', { count: running.length })} {titles.join(', ')}
          {running.length > shown && '…'}
        </p>
      )}
      {unsent > 0 && <p className={styles.note}>{t('technicians.notSent', { count: unsent })}</p>}
    </div>
  )
}

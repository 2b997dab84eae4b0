import { Check } from 'lucide-react'
import { isOvertaken } from '#domain/order/order-machine.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './order-progress.module.css'

const stations = ['accepted', 'enRoute', 'onSite', 'done'] as const

/** How far the work has come, in the four stations of a visit. */
export function OrderProgress({ status: entered }: { status: OrderStatus }) {
  const t = useT()
  // A pause is a pause on site.
  const status = entered === 'paused' ? 'onSite' : entered
  return (
    <>
      <VisuallyHidden announce>{t(`orderStatus.${entered}`)}</VisuallyHidden>
      <ol className={styles.progress} aria-label={t('orders.progress')}>
        {stations.map((station) => {
          const passed = isOvertaken(station, status) || (station === 'done' && status === 'done')
          const here = station === status && !passed
          return (
            <li
              key={station}
              className={styles.station}
              data-state={passed ? 'passed' : here ? 'here' : 'ahead'}
              aria-current={station === status ? 'step' : undefined}
            >
              <span className={styles.mark}>{passed && <Check aria-hidden="true" />}</span>
              <span className={styles.word}>{t(`orderStatus.${station}`)}</span>
              {passed && <VisuallyHidden>{t('orders.stationPassed')}</VisuallyHidden>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

import { MoveDown } from 'lucide-react'
import { distanceKm } from '#domain/geo/distance-km.ts'
import type { OrderListItem } from '#data/index.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './today.module.css'

export interface TravelLineProps {
  from: OrderListItem
  to: OrderListItem
}

/** The straight-line distance between two stops, if both locations are known. Traffic is not estimated. */
export function TravelLine({ from, to }: TravelLineProps) {
  const t = useT()
  const format = useFormat()
  if (!from.geo || !to.geo) return null
  const km = distanceKm(from.geo, to.geo)
  const distance = format.number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km))
  return (
    <p className={styles.travel}>
      <MoveDown aria-hidden="true" className={styles.icon} />
      {km < 0.1 ? t('today.sameSite') : t('today.fromLastStop', { distance })}
    </p>
  )
}

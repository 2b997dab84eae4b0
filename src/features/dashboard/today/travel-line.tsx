import { MoveDown } from 'lucide-react'
import type { OrderListItem } from '#data/index.ts'
import { useTimeZone } from '#data/react.ts'
import { createTravel } from '#domain/dispatch/travel/travel.ts'
import { useNow, useT } from '#messages/index.ts'
import { legOf } from './leg-of.ts'
import styles from './today.module.css'

export interface TravelLineProps {
  from: OrderListItem
  to: OrderListItem
}

/** How long the drive between two stops takes with parking, as everywhere else, if both locations are known. */
export function TravelLine({ from, to }: TravelLineProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const now = useNow()
  if (!from.geo || !to.geo) return null
  const minutes = createTravel({ timeZone }).minutes(from.geo, to.geo, now)
  const leg = legOf(from, to, minutes)
  return (
    <p className={styles.travel}>
      <MoveDown aria-hidden="true" className={styles.icon} />
      {leg === 'drive' ? t('dayMap.driveFromLast', { minutes }) : t(`today.${leg}`)}
    </p>
  )
}

import { PackageX } from 'lucide-react'
import { neededItems } from '#data/index.ts'
import { useActor, useFeature, useLive } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { hasPassed } from '#domain/order/transitions/order-machine.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from './bring-line.module.css'
import { bringText } from './bring-text.ts'

/** What the next visit needs that is not in the reader's van, until they are there. */
export function BringLine({ order }: { order: Order }) {
  const t = useT()
  const format = useFormat()
  const uid = useActor()?.uid
  const hasStock = useFeature('inventory')
  const lines = useLive(neededItems(order.neededItems, uid === undefined ? [] : [uid])) ?? []
  const text = bringText(t, format, lines)
  if (text === null || !hasStock || !hasPassed(order.status, 'onSite')) return null
  return (
    <p className={styles.bring}>
      <PackageX aria-hidden="true" />
      {text}
    </p>
  )
}

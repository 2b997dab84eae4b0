import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { neededItems } from '#data/index.ts'
import { useActor, useFeature, useLive } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import styles from './needed-card.module.css'

/** The items that the work needs, and whether they are in the van of those who do it. */
export function NeededCard({ order, unsent }: { order: Order; unsent: boolean }) {
  const t = useT()
  const format = useFormat()
  const actor = useActor()
  const hasStock = useFeature('inventory')
  // A technician's device knows only what is in their own van.
  const isOffice = actor !== null && isAdminLevel(actor)
  const personIds = order.assigneeIds.filter((uid) => isOffice || uid === actor?.uid)
  const lines = useLive(neededItems(order.neededItems, personIds)) ?? []
  return (
    <Card title={t('needed.title')}>
      <ul className={styles.items}>
        {lines.map(({ id, name, quantity, unit, where, warehouses }) => (
          <li key={id} className={styles.item}>
            <span>
              {t('needed.line', {
                quantity: format.number(quantity),
                item: name || t('needed.gone'),
              })}
            </span>
            {hasStock && where !== null && order.open && (
              <span className={styles.where} data-missing={where === 'notInVan' || undefined}>
                {t(`needed.${where}`)}
              </span>
            )}
            {hasStock && order.open && warehouses[0] && (
              <span className={styles.warehouse}>
                {t('needed.inWarehouse', {
                  place: warehouses[0].name,
                  amount: quantityText(t, warehouses[0].quantity, unit),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {unsent && <UnsentMark />}
    </Card>
  )
}

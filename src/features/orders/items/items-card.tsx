import { Minus, Plus, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { memberLabel } from '#components/people/member-label.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { quantityText } from '#components/text/quantity-text.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { lateItems, type OrderItem, team } from '#data/index.ts'
import { useActor, useFeature, useLive, useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import type { LateLine } from '#domain/stock/late-lines.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './items-card.module.css'
import { mayChangeItem } from './may-change-item.ts'

const AddItemSheet = lazySheet(async () => (await import('./add-item-sheet.tsx')).AddItemSheet)
const LateItems = lazyPart(async () => (await import('./late-items.tsx')).LateItems)

const noLate: readonly LateLine[] = []

export interface ItemsCardProps {
  order: Order
  items: readonly OrderItem[]
  editable: boolean
}

/** Items used: from the van, from elsewhere, or described in words. */
export function ItemsCard({ order, items, editable }: ItemsCardProps) {
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [adding, setAdding] = useState(false)
  /** Without stock nothing more is taken from a van; what was taken can still be returned. */
  const hasStock = useFeature('inventory')
  const actor = useActor()
  const people = useLive(team())
  const late = useLive(lateItems(order.id)) ?? noLate
  if (items.length === 0 && !editable && late.length === 0) return null

  async function change(item: OrderItem, back: boolean) {
    const { key, itemId, name, unit, locationId, quantity } = item
    const count = back ? Math.min(1, quantity) : 1
    const use = { orderId: order.id, itemId, name, unit, quantity: count, placeId: locationId }
    const result = await mutate('stock/use', { ...use, movementId: newId(), back })
    if (!result.ok) return reportProblem(result.problem)
    if (!back || quantity > count) return
    const undo = async () => {
      const undone = await mutate('stock/use', { ...use, movementId: newId(), back: false })
      if (!undone.ok) reportProblem(undone.problem)
    }
    showToast(t('parts.removed', { name }), {
      id: `parts/${key}`,
      action: { label: t('action.undo'), onPress: () => void undo() },
    })
  }

  const isOpen = (item: OrderItem) => editable && mayChangeItem(actor, item)

  /** Where it is from, and who used it where the reader did not. */
  function sourceText({ locationName, actorIds }: OrderItem): string {
    const source = locationName === '' ? t('parts.source.bought') : locationName
    if (actor === null || actorIds.length === 0 || actorIds.includes(actor.uid)) return source
    const name = format.list(actorIds.map((uid) => memberLabel(t, people, uid)))
    return `${source} · ${t('parts.by', { name })}`
  }

  return (
    <Card
      title={t('parts.title')}
      actions={
        editable && (
          <Button size="small" icon={<Plus aria-hidden="true" />} onPress={() => setAdding(true)}>
            {t('parts.add')}
          </Button>
        )
      }
    >
      <div id="part-parts">
        {items.length === 0 && late.length === 0 && (
          <p className={styles.note}>{t('parts.none')}</p>
        )}
        <ul className={styles.rows}>
          {items.map((item) => (
            <li key={item.key} className={styles.row}>
              <div className={styles.text}>
                <p>
                  {item.name} {item.unsent && <UnsentMark />}
                </p>
                <p className={styles.note}>{sourceText(item)}</p>
                {item.short > 0 && (
                  <p className={styles.short}>
                    <TriangleAlert aria-hidden="true" />
                    {t('parts.missingFromVan', { count: format.number(item.short) })}
                  </p>
                )}
              </div>
              <div className={styles.many}>
                {isOpen(item) && (
                  <IconButton
                    label={t('parts.returnOne')}
                    icon={<Minus />}
                    onPress={() => void change(item, true)}
                  />
                )}
                <span className={styles.quantity}>{quantityText(t, item.quantity, item.unit)}</span>
                {isOpen(item) && (hasStock || item.locationId === null) && (
                  <IconButton
                    label={t('parts.addOne')}
                    icon={<Plus />}
                    onPress={() => void change(item, false)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        {late.length > 0 && <LateItems order={order} lines={late} people={people} />}
      </div>
      {adding && (
        <Suspense fallback={null}>
          <AddItemSheet order={order} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}

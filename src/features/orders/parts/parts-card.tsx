import { Minus, Plus, TriangleAlert } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { OrderPart } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './parts-card.module.css'

const AddPartSheet = lazySheet(async () => (await import('./add-part-sheet.tsx')).AddPartSheet)

export interface PartsCardProps {
  order: Order
  parts: readonly OrderPart[]
  editable: boolean
}

/** What was used, from the van, from elsewhere, or in words. */
export function PartsCard({ order, parts, editable }: PartsCardProps) {
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [adding, setAdding] = useState(false)
  if (parts.length === 0 && !editable) return null

  async function change(part: OrderPart, back: boolean) {
    const { itemId, name, unit, placeId, quantity, left } = part
    const result = await mutate('stock/use', {
      movementId: newId(),
      orderId: order.id,
      itemId,
      name,
      unit,
      quantity: back ? Math.min(1, quantity) : 1,
      placeId,
      back,
    })
    if (!result.ok) reportProblem(result.problem)
    else if (!back && left !== null && left < 1) showToast(t('parts.over', { name }))
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
        {parts.length === 0 && <p className={styles.note}>{t('parts.none')}</p>}
        <ul className={styles.rows}>
          {parts.map((part) => (
            <li key={part.key} className={styles.row}>
              <div className={styles.words}>
                <p>
                  {part.name} {part.unsent && <UnsentMark />}
                </p>
                <p className={styles.note}>
                  {part.placeName === '' ? t('parts.bought') : part.placeName}
                </p>
                {part.short > 0 && (
                  <p className={styles.short}>
                    <TriangleAlert aria-hidden="true" />
                    {t('parts.short', { count: format.number(part.short) })}
                  </p>
                )}
              </div>
              <div className={styles.many}>
                {editable && (
                  <IconButton
                    label={t('parts.giveBack')}
                    icon={<Minus />}
                    onPress={() => void change(part, true)}
                  />
                )}
                <span className={styles.quantity}>{quantityText(t, part.quantity, part.unit)}</span>
                {editable && (
                  <IconButton
                    label={t('parts.oneMore')}
                    icon={<Plus />}
                    onPress={() => void change(part, false)}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {adding && (
        <Suspense fallback={null}>
          <AddPartSheet orderId={order.id} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Card>
  )
}

import { useState } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { quantityText } from '#components/text/quantity-text.ts'
import { warehouseText } from '#components/stock/warehouse-text.ts'
import { type ItemChoice, useWarehouses } from '#data/index.ts'
import { useActor, useFeature, useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Problem } from '#domain/problem.ts'
import { fitsUnit } from '#domain/stock/fits-unit.ts'
import { isPart } from '#domain/stock/is-part.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Form, FormActions } from '#ui/form/form.tsx'
import { parseNumber } from '#lib/parse-number.ts'
import styles from './items-card.module.css'
import { lackingOf } from './lacking-of.ts'
import { QuantityField } from './quantity-field.tsx'
import { RequestPart } from './request-part.tsx'

export interface ItemFormProps {
  order: Pick<Order, 'id' | 'assigneeIds'>
  /** null if `words` describe the item. */
  choice: ItemChoice | null
  words: string
  /** Items in the van that may be used instead. */
  substitutes: readonly ItemChoice[]
  onSubstitute: (choice: ItemChoice) => void
  onBack: () => void
  onDone: () => void
}

/** More substitutes need a search. */
const maxSubstitutes = 3

/** The quantity and where it comes from. */
export function ItemForm(props: ItemFormProps) {
  const { order, choice, words, substitutes, onSubstitute, onBack, onDone } = props
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const [id] = useState(newId)
  const [typed, setTyped] = useState('1')
  const [fromVan, setFromVan] = useState(choice !== null && choice.inVan > 0)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [tried, setTried] = useState(false)
  const quantity = parseNumber(typed) ?? 0
  const isBad = quantity <= 0 || quantity > 1_000_000
  const isPartial = !fitsUnit(quantity, choice?.item.unit ?? '')
  const vanId = choice?.vanId ?? null
  const isMore = choice !== null && quantity > choice.inVan
  const lacking = lackingOf(choice, quantity)
  const uid = useActor()?.uid ?? ''
  const mayRequest = useFeature('inventory') && order.assigneeIds.includes(uid)
  const inWarehouses = useWarehouseText(fromVan ? null : choice)

  async function save() {
    setTried(true)
    if (isBad || isPartial) return
    const result = await mutate('stock/use', {
      movementId: id,
      orderId: order.id,
      itemId: choice?.item.id ?? null,
      name: (choice?.item.name ?? words).slice(0, limits.line),
      unit: choice?.item.unit ?? '',
      quantity,
      placeId: fromVan ? vanId : null,
      back: false,
    })
    if (!result.ok) {
      setProblem(result.problem)
      return
    }
    onDone()
  }

  return (
    <Form
      problem={problem && <ProblemNote problem={problem} />}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p>
        <strong>{choice?.item.name ?? words}</strong>
      </p>
      {vanId !== null && (
        <ChipRow label={t('parts.source')} wrap>
          <Chip isSelected={fromVan} onPress={() => setFromVan(true)}>
            {t('parts.source.van')}
          </Chip>
          <Chip isSelected={!fromVan} onPress={() => setFromVan(false)}>
            {t('parts.source.bought')}
          </Chip>
        </ChipRow>
      )}
      <QuantityField
        choice={choice}
        fromVan={fromVan}
        inWarehouses={inWarehouses}
        typed={typed}
        error={
          tried && isBad ? t('parts.quantityInvalid') : isPartial ? t('form.wholeOnly') : undefined
        }
        onType={setTyped}
      />
      {isMore && substitutes.length > 0 && (
        <div className={styles.substitutes}>
          <p>{t('parts.substitutes')}</p>
          {substitutes.slice(0, maxSubstitutes).map((substitute) => (
            <Button key={substitute.item.id} onPress={() => onSubstitute(substitute)}>
              {t('parts.substitute', {
                name: substitute.item.name,
                count: format.number(substitute.inVan),
              })}
            </Button>
          ))}
        </div>
      )}
      {mayRequest && !isBad && !isPartial && lacking > 0 && (
        <RequestPart
          order={order}
          name={[choice?.item.name ?? words, choice?.item.sku].filter(Boolean).join(' · ')}
          quantity={quantityText(t, lacking, choice?.item.unit ?? '')}
          onDone={onDone}
        />
      )}
      <FormActions>
        <Button type="submit" variant="primary" size="large">
          {t('parts.save')}
        </Button>
        <Button onPress={onBack}>{t('action.back')}</Button>
      </FormActions>
    </Form>
  )
}

/** What the warehouses hold of a part, as far as this device knows. */
function useWarehouseText(choice: ItemChoice | null): string | undefined {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const { warehouses, asOf } = useWarehouses()
  if (!choice || !isPart(choice.item)) return undefined
  const stock = warehouseText(t, format, choice.item, warehouses)
  if (stock === undefined || asOf === null) return stock
  return t('stock.asOf', { stock, when: format.latest(asOf, now) })
}

import { TriangleAlert } from 'lucide-react'
import { quantityText, unitName } from '#components/text/quantity-text.ts'
import type { ItemChoice } from '#data/index.ts'
import { parseNumber } from '#lib/parse-number.ts'
import { useT } from '#messages/index.ts'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './items-card.module.css'

export interface QuantityFieldProps {
  /** null if the item is described in words. */
  choice: ItemChoice | null
  fromVan: boolean
  /** What the warehouses hold of it, where it is not from the van and they are known. */
  inWarehouses?: string | undefined
  typed: string
  error: string | undefined
  onType: (typed: string) => void
}

/**
 * How much was used. What the van holds stands beside it, and more than that is pointed out before it is saved. It can
 * be saved all the same, because the van's count may be wrong.
 */
export function QuantityField(props: QuantityFieldProps) {
  const { choice, fromVan, inWarehouses, typed, error, onType } = props
  const t = useT()
  const quantity = parseNumber(typed) ?? 0
  const van = choice !== null && choice.vanId !== null ? choice : null
  const held = van && quantityText(t, van.inVan, van.item.unit)
  const inVan = held === null ? undefined : t('parts.heldByVan', { quantity: held })
  const isMore = fromVan && van !== null && quantity > van.inVan
  return (
    <div className={styles.field}>
      <TextField
        label={t('parts.quantity')}
        description={inWarehouses ?? inVan}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        after={choice ? unitName(t, choice.item.unit, quantity) : undefined}
        value={typed}
        error={error}
        onChange={(event) => onType(event.target.value)}
      />
      {/* Always there, so that a screen reader reads out what appears in it. */}
      <output>
        {isMore && held !== null && (
          <span className={styles.more}>
            <TriangleAlert aria-hidden="true" />
            {t('parts.moreThanInVan', { quantity: held })}
          </span>
        )}
      </output>
    </div>
  )
}

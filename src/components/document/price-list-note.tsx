import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import type { LinePricing } from '#domain/pricing/line-pricing.ts'
import { otherThanList, withListPrices } from '#domain/pricing/reprice.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './price-list-note.module.css'

type Lines = readonly InvoiceLine[]

interface PriceListNoteProps {
  lines: Lines
  pricing: LinePricing
  onChange: (change: (now: Lines) => Lines) => void
}

/** The customer's price list, why it is not used, and which lines have other prices. */
export function PriceListNote({ lines, pricing, onChange }: PriceListNoteProps) {
  const t = useT()
  const { list, fault } = pricing
  if (!list) return null
  const count = fault ? 0 : otherThanList(lines, pricing).length
  return (
    <div className={styles.note}>
      <p>
        {fault
          ? t(`linePrice.unused.${fault}`, { name: list.name })
          : [
              t('linePrice.list', { name: list.name }),
              ...(count > 0 ? [t('linePrice.others', { count })] : []),
            ].join(' · ')}
      </p>
      {count > 0 && (
        <Button size="small" onPress={() => onChange((now) => withListPrices(now, pricing))}>
          {t('linePrice.useForAll')}
        </Button>
      )}
    </div>
  )
}

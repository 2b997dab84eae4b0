import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import type { LinePricing } from '#domain/pricing/line-pricing.ts'
import { useT } from '#messages/index.ts'
import styles from './line-row.module.css'

interface PriceSourceTextProps {
  line: InvoiceLine
  pricing: LinePricing | null
}

/** Where the price of a line comes from, where that is not simply the catalogue. */
export function PriceSourceText({ line, pricing }: PriceSourceTextProps) {
  const t = useT()
  const { priceSource, quantityMilli } = line
  if (!priceSource) return null
  if (priceSource.kind === 'list')
    return <p className={styles.source}>{t('linePrice.list', { name: priceSource.listName })}</p>
  const reason = pricing?.fault
    ? null
    : pricing?.priceOfId(priceSource.itemId, quantityMilli)?.reason
  if (priceSource.kind === 'typed' || (reason !== 'noCost' && reason !== 'tooLarge')) return null
  return <p className={styles.source}>{t(`linePrice.${reason}`)}</p>
}

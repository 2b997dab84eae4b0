import { EllipsisVertical } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import type { LinePricing } from '#domain/pricing/line-pricing.ts'
import { type Repriced, toCatalogue, toList } from '#domain/pricing/reprice.ts'
import styles from './line-row.module.css'

export interface LineMenuProps {
  line: InvoiceLine
  /** From 1. */
  place: number
  isLast: boolean
  pricing: LinePricing | null
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  hasNote: boolean
  hasDiscount: boolean
  onNote: () => void
  onDiscount: () => void
  onReprice: (price: Repriced) => void
}

/** What is rarely done with a line. */
export function LineMenu(props: LineMenuProps) {
  const { line, place, isLast, pricing, hasNote, hasDiscount } = props
  const { onMove, onRemove, onNote, onDiscount, onReprice } = props
  const t = useT()
  const label = t('invoiceDraft.lineMenu', { name: line.name })
  const listed = pricing && toList(line, pricing)
  const catalogued = pricing && toCatalogue(line, pricing)
  return (
    <div className={styles.menu}>
      <Menu
        label={label}
        trigger={<IconButton label={label} icon={<EllipsisVertical />} />}
        items={[
          ...(hasDiscount
            ? []
            : [{ id: 'discount', label: t('invoiceDraft.discountAdd'), onAction: onDiscount }]),
          ...(hasNote ? [] : [{ id: 'note', label: t('invoiceDraft.noteAdd'), onAction: onNote }]),
          ...(listed
            ? [{ id: 'list', label: t('linePrice.useList'), onAction: () => onReprice(listed) }]
            : []),
          ...(catalogued
            ? [
                {
                  id: 'catalogue',
                  label: t('linePrice.useCatalogue'),
                  onAction: () => onReprice(catalogued),
                },
              ]
            : []),
          {
            id: 'up',
            label: t('invoiceDraft.moveUp'),
            disabled: place === 1,
            onAction: () => onMove(-1),
          },
          {
            id: 'down',
            label: t('invoiceDraft.moveDown'),
            disabled: isLast,
            onAction: () => onMove(1),
          },
          {
            id: 'remove',
            label: t('invoiceDraft.remove'),
            danger: true,
            startsGroup: true,
            onAction: onRemove,
          },
        ]}
      />
    </div>
  )
}

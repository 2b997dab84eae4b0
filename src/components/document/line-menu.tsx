import { EllipsisVertical } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts'
import styles from './line-row.module.css'

export interface LineMenuProps {
  line: InvoiceLine
  /** From 1. */
  place: number
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
  hasNote: boolean
  hasDiscount: boolean
  onNote: () => void
  onDiscount: () => void
}

/** What is rarely done with a line. */
export function LineMenu(props: LineMenuProps) {
  const { line, place, isLast, hasNote, hasDiscount, onMove, onRemove, onNote, onDiscount } = props
  const t = useT()
  const label = t('invoiceDraft.lineMenu', { name: line.name })
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

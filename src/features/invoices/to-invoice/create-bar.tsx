import { FilePlus2, X } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import styles from '../issue/bulk-bar.module.css'

export interface CreateBarProps {
  orders: number
  invoices: number
  pending: boolean
  onCreate: () => void
  onClear: () => void
}

/** What becomes of the selected orders. */
export function CreateBar({ orders, invoices, pending, onCreate, onClear }: CreateBarProps) {
  const t = useT()
  const label = t('invoices.selectedOrders', { count: orders })
  return (
    <section className={styles.bar} aria-label={label}>
      <IconButton label={t('invoices.clearSelection')} icon={<X />} onPress={onClear} />
      <p className={styles.text}>{label}</p>
      <Button
        variant="primary"
        icon={<FilePlus2 aria-hidden="true" />}
        pending={pending}
        onPress={onCreate}
      >
        {t('invoices.createFrom', { count: invoices })}
      </Button>
    </section>
  )
}

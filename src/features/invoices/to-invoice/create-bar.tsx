import { FilePlus2 } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { SelectionBar } from '#ui/table/selection-bar.tsx'

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
    <SelectionBar label={label} clearLabel={t('invoices.clearSelection')} onClear={onClear}>
      <Button
        variant="primary"
        icon={<FilePlus2 aria-hidden="true" />}
        pending={pending}
        onPress={onCreate}
      >
        {t('invoices.createFrom', { count: invoices })}
      </Button>
    </SelectionBar>
  )
}

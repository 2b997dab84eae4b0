import type { HistoryValue } from '#domain/audit/history-values.ts'
import { useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useValueText } from '../text/use-value-text.ts'
import { fieldName } from './field-name.ts'
import type { ValueListProps } from './value-list.tsx'

export interface RestoreDialogProps extends Pick<ValueListProps, 'people' | 'checklist'> {
  value: HistoryValue
  /** The field's current value. */
  now: unknown
  onRestore: () => Promise<boolean>
  onClose: () => void
}

/** Compares the two values before one is restored from the history. */
export function RestoreDialog(props: RestoreDialogProps) {
  const { people, checklist, now, onRestore, onClose } = props
  const { field, value } = props.value
  const t = useT()
  const valueText = useValueText(people)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.restoreTitle', { field: fieldName(t, field, checklist) })}
      confirmLabel={t('orders.restore')}
      cancelLabel={t('action.cancel')}
      onConfirm={onRestore}
    >
      <Facts
        items={[
          { term: t('orders.restoreCurrent'), detail: valueText(field, now) || t('sync.empty') },
          { term: t('orders.restoreEarlier'), detail: valueText(field, value) || t('sync.empty') },
        ]}
      />
      <p>{t('orders.restoreNote')}</p>
    </ConfirmDialog>
  )
}

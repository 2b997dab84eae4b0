import { fieldName } from '#components/sync/change-text.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useValueText } from '#components/text/use-value-text.ts'
import { team } from '#data/index.ts'
import { useLive, useMutate } from '#data/react.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { useT } from '#messages/index.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export interface RestoreDialogProps {
  args: MutationArgs<'order/restoreField'>
  field: string
  /** The current value, and the value to restore. */
  now: unknown
  value: unknown
  onClose: () => void
}

/** Compares the two values before one is restored from the history. */
export function RestoreDialog({ args, field, now, value, onClose }: RestoreDialogProps) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const valueText = useValueText(useLive(team()))

  async function restore() {
    const result = await mutate('order/restoreField', args)
    if (result.ok) showToast(t('orders.restored'))
    else reportProblem(result.problem)
    return result.ok
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('orders.restoreTitle', { field: fieldName(t, field) })}
      confirmLabel={t('orders.restore')}
      cancelLabel={t('action.cancel')}
      onConfirm={restore}
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

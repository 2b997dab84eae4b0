import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** Cancels the estimate for good, after asking. */
export function CancelButton({ estimateId }: { estimateId: string }) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [isAsking, setAsking] = useState(false)

  async function cancel(): Promise<boolean> {
    const result = await mutate('estimate/cancel', { estimateId })
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  return (
    <>
      <Button onPress={() => setAsking(true)}>{t('estimates.cancel')}</Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(false)}
          title={t('estimates.cancelTitle')}
          confirmLabel={t('estimates.cancel')}
          cancelLabel={t('estimates.keep')}
          danger
          onConfirm={cancel}
        >
          {t('estimates.cancelNote')}
        </ConfirmDialog>
      )}
    </>
  )
}

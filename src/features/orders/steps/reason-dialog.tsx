import { useState } from 'react'
import type { OrderStatus } from '#domain/order/order-status.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import styles from './step-dialog.module.css'

export interface ReasonDialogProps {
  to: OrderStatus
  onClose: () => void
  onReason: (reason: string) => void
}

/**
 * Asks why an order is paused, on hold, cancelled or cannot be completed: common reasons as one tap, others
 * as text.
 */
export function ReasonDialog({ to, onClose, onReason }: ReasonDialogProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const usual = [
    ...(to === 'paused' ? [t('reason.lunch')] : []),
    t('reason.parts'),
    t('reason.noAccess'),
    t('reason.customer'),
    t('reason.weather'),
  ]

  function submit() {
    if (reason.trim() === '') {
      setMissing(true)
      return
    }
    onReason(reason.trim())
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`orderStep.${to}`)}
      closeLabel={t('action.close')}
      size="small"
      footer={
        <>
          <Button variant="primary" size="large" onPress={submit}>
            {t(`orderStep.${to}`)}
          </Button>
          <Button onPress={onClose}>
            {t(to === 'cancelled' ? 'reason.keepOrder' : 'action.cancel')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        data-unsaved={reason === '' ? undefined : true}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ChipRow label={t('reason.common')} wrap>
          {usual.map((words) => (
            <Chip key={words} isSelected={reason === words} onPress={() => setReason(words)}>
              {words}
            </Chip>
          ))}
        </ChipRow>
        <TextArea
          label={t('reason.label')}
          value={reason}
          error={missing && reason.trim() === '' ? t('reason.missing') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Sheet>
  )
}

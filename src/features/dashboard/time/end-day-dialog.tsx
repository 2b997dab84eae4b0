import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useUrlQuery } from '#ui/url-query.ts'

interface EndDayDialogProps {
  /** Titles of the orders on which time is running. */
  orders: readonly string[]
  onEnd: () => Promise<void>
  onClose: () => void
}

/** Asks before a day ends while work or travel is still running. */
export function EndDayDialog({ orders, onEnd, onClose }: EndDayDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('time.endDayTitle')}
      confirmLabel={t('time.endDay')}
      cancelLabel={t('action.cancel')}
      onConfirm={onEnd}
    >
      <RunningOrders titles={orders} />
    </ConfirmDialog>
  )
}

interface DecideDialogProps extends EndDayDialogProps {
  /** How many changes wait for a decision. */
  count: number
  isWorking: boolean
}

/** Asks before a day ends with changes that are not sent until their person decides. */
export function DecideDialog({ count, isWorking, orders, onEnd, onClose }: DecideDialogProps) {
  const t = useT()
  const { change } = useUrlQuery()
  const [isEnding, setEnding] = useState(false)

  function show() {
    onClose()
    change((query) => {
      const next = new URLSearchParams(query)
      next.set('panel', 'sync')
      return next
    })
  }

  async function end() {
    setEnding(true)
    await onEnd()
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('time.decideTitle', { count })}
      closeLabel={t('action.cancel')}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="primary" wide onPress={show}>
            {t('time.decideShow')}
          </Button>
          <Button wide pending={isEnding} onPress={() => void end()}>
            {t('time.endAnyway')}
          </Button>
        </>
      }
    >
      <p>{t('time.decideNote', { count })}</p>
      {isWorking && <RunningOrders titles={orders} />}
    </Sheet>
  )
}

function RunningOrders({ titles }: { titles: readonly string[] }) {
  const t = useT()
  return (
    <>
      {titles.map((title) => (
        <p key={title}>
          <strong>{title}</strong>
        </p>
      ))}
      <p>{t('time.endDayNote')}</p>
    </>
  )
}

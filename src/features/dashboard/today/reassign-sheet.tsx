import { useState } from 'react'
import type { DayItem } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import styles from './next-sheets.module.css'
import { useTellOffice } from './use-tell-office.ts'

/** Asks the office to give the order to someone else. */
export function ReassignSheet({ item, onClose }: { item: DayItem; onClose: () => void }) {
  const t = useT()
  const tell = useTellOffice(item.order)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const reason = typed.trim()

  async function ask() {
    setBusy(true)
    const isSent = await tell(
      reason === '' ? t('reassign.message') : t('reassign.messageWhy', { reason }),
    )
    setBusy(false)
    if (isSent) onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('reassign.title')}
      closeLabel={t('action.cancel')}
      isDismissable={reason === ''}
      footer={
        <Button variant="primary" wide pending={isBusy} onPress={() => void ask()}>
          {t('reassign.ask')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p>
          <b>{item.order.title}</b>
          <br />
          {t('reassign.note')}
        </p>
        <TextField
          label={t('reassign.reason')}
          value={typed}
          maxLength={300}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
    </Sheet>
  )
}

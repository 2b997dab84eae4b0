import { useRef, useState } from 'react'
import { useToldOffice } from '#components/order/use-told-office.ts'
import type { DayItem } from '#data/index.ts'
import { useActor } from '#data/react.ts'
import { focusFirstInvalid } from '#lib/focus-first-invalid.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './next-sheets.module.css'
import { useTellOffice } from './use-tell-office.ts'

/** Asks the office to give the order to someone else. */
export function ReassignSheet({ item, onClose }: { item: DayItem; onClose: () => void }) {
  const t = useT()
  const tell = useTellOffice(item.order)
  const [typed, setTyped] = useState('')
  const [wasAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const told = useToldOffice(useActor()?.uid, item.entry)
  const reason = typed.trim()

  async function ask() {
    setAsked(true)
    if (reason === '') {
      if (form.current) focusFirstInvalid(form.current)
      return
    }
    setBusy(true)
    const isSent = await tell(t('reassign.messageWhy', { reason }))
    setBusy(false)
    if (!isSent) return
    told.note({ hasAskedReassign: true })
    showToast(t('reassign.asked'), { kind: 'success' })
    onClose()
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
      <form
        ref={form}
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault()
          void ask()
        }}
      >
        <p>
          <b>{item.order.title}</b>
          <br />
          {t('reassign.note')}
        </p>
        <TextField
          label={t('reassign.reason')}
          value={typed}
          maxLength={300}
          error={wasAsked && reason === '' ? t('reason.missing') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Sheet>
  )
}

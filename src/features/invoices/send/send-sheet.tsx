import { useState } from 'react'
import { invoicesById, sharesOf } from '#data/index.ts'
import { useLive, useMutate, useSyncStatus, useTimeZone } from '#data/react.ts'
import { type InvoiceMail, planMail } from '#domain/invoice/plan-mail.ts'
import { newShare } from '#domain/share/new-share.ts'
import { newShareToken } from '#lib/new-share-token.ts'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from '../issue/bulk-issue-sheet.module.css'
import { MailRow, type PlannedMail } from './mail-row.tsx'

export interface SendSheetProps {
  invoiceIds: readonly string[]
  mail: InvoiceMail
  onDone: () => void
  onClose: () => void
}

/** Shows who gets a mail about these invoices and who does not, then sends them. */
export function SendSheet({ invoiceIds, mail, onDone, onClose }: SendSheetProps) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const isOffline = useSyncStatus()?.state.connection === 'offline'
  const [isSending, setSending] = useState(false)
  const views = useLive(invoicesById(invoiceIds))
  const shares = useLive(sharesOf(invoiceIds))
  const [now] = useState(() => new Date(trueNow()).toISOString())
  if (!views || !shares) return null
  const planned = views.map((view): PlannedMail => {
    const own = shares.flatMap(({ share }) => (share.targetId === view.invoice.id ? [share] : []))
    return { view, plan: planMail(mail, { ...view, shares: own, now, timeZone }) }
  })
  const ready = planned.flatMap(({ plan }) => ('share' in plan ? [plan.share] : []))

  async function sendAll() {
    setSending(true)
    let failed = 0
    for (const share of ready) {
      const result = await mutate('share/create', newShare(share, newShareToken(), trueNow()))
      if (!result.ok) failed += 1
    }
    const count = ready.length - failed
    if (failed > 0) showToast(t('sendInvoices.notSent', { count: failed }), { kind: 'danger' })
    if (count > 0) {
      const note = isOffline ? { note: t('sendInvoices.offline') } : {}
      showToast(t('sendInvoices.sent', { count }), { kind: 'success', ...note })
    }
    onDone()
    onClose()
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`sendInvoices.${mail}Title`, { count: ready.length })}
      closeLabel={t('action.cancel')}
      footer={
        <div className={styles.buttons}>
          <Button
            variant="primary"
            size="large"
            isDisabled={ready.length === 0}
            pending={isSending}
            onPress={() => void sendAll()}
          >
            {t('sendInvoices.send', { count: ready.length })}
          </Button>
          <Button onPress={onClose}>{t('action.cancel')}</Button>
        </div>
      }
    >
      <p className={styles.note}>
        {t(mail === 'link' ? 'sendInvoices.linkNote' : 'sendInvoices.reminderNote')}
        {isOffline && ` ${t('sendInvoices.offline')}`}
      </p>
      <ul className={styles.rows}>
        {planned.map((one) => (
          <li key={one.view.invoice.id}>
            <MailRow {...one} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

import { BellRing, EllipsisVertical } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { InvoiceView } from '#data/index.ts'
import { useActor, useData, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { contentOf } from '#domain/invoice/invoice-content.ts'
import { type InvoiceState, invoiceState, openMinor } from '#domain/invoice/invoice-state.ts'
import { isFinal } from '#domain/invoice/is-final.ts'
import { linesLeft } from '#domain/invoice/left-to-credit.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { FileActions } from '../files/file-actions.tsx'
import { SendButton } from '../send/send-button.tsx'
import { useWasMailed } from '../send/use-was-mailed.ts'
import { type Asking, documentItems } from './document-items.tsx'

const CreditSheet = lazySheet(async () => (await import('../credit/credit-sheet.tsx')).CreditSheet)
const SendSheet = lazySheet(async () => (await import('../send/send-sheet.tsx')).SendSheet)
const InvoiceLink = lazySheet(async () => (await import('./invoice-link.tsx')).InvoiceLink)

/** Whether nothing more is asked of the customer, so that sending it is not what comes next. */
const isSettled = (state: InvoiceState) => state === 'paid' || state === 'credited'

/** Its files, printing, and taking back: a part, or all of it with a new draft. */
export function DocumentActions({ view }: { view: InvoiceView }) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const data = useData()
  const reportProblem = useProblemToast()
  const today = useToday(useTimeZone())
  const wide = useMediaQuery('(width >= 900px)')
  const [asking, setAsking] = useState<Asking | null>(null)
  const { invoice, credits } = view
  const mayIssue = actor !== null && can(actor, 'invoice/issue')
  // Without its number there is nothing that a customer could pay.
  const mayShare = actor !== null && can(actor, 'share/edit') && invoice.number !== ''
  const mayPause =
    actor !== null &&
    can(actor, 'invoice/edit') &&
    !invoice.remindersPausedAt &&
    openMinor(invoice, view.paidMinor) > 0
  const state = invoiceState(invoice, view.paidMinor, today)
  const wasMailed = useWasMailed(invoice.id)
  const mayRemind = mayShare && state === 'overdue' && !invoice.remindersPausedAt
  const left = linesLeft(contentOf(invoice), credits.filter(isFinal).map(contentOf))
  const isLeft =
    invoice.kind !== 'credit' &&
    invoice.finalId === null &&
    left.some(({ leftMilli }) => leftMilli !== 0)

  const mayCredit = mayIssue && isLeft
  const actions = documentItems(
    { mayShare, mayRemind, mayPause, mayCredit, wasMailed, isSettled: isSettled(state) },
    { t, ask: setAsking, pauseReminders: () => void pauseReminders() },
  )

  // More of them would leave the title no room.
  const buttons = wide ? 2 : 0

  async function pauseReminders(): Promise<void> {
    const paused = { invoiceId: invoice.id, isPaused: true }
    const result = await data.mutate('invoice/pauseReminders', paused)
    if (!result.ok) reportProblem(result.problem)
  }

  async function runCorrect(): Promise<boolean> {
    const { correctInvoice } = await data.loadInvoicing()
    const result = await correctInvoice(invoice.id)
    if (!result.ok) {
      reportProblem(result.problem)
      return false
    }
    showToast(t('invoiceDoc.corrected'), { kind: 'success' })
    await navigate(`/invoices/${result.value.invoiceId}`)
    return true
  }

  return (
    <>
      {mayShare && !isSettled(state) && (
        <SendButton invoiceId={invoice.id} onPress={() => setAsking('send')} />
      )}
      {mayRemind && wasMailed && (
        <Button icon={<BellRing aria-hidden="true" />} onPress={() => setAsking('remind')}>
          {t('sendInvoices.one')}
        </Button>
      )}
      <FileActions view={view} />
      {actions.slice(0, buttons).map(({ id, label, icon, onAction }) => (
        <Button key={id} icon={icon} onPress={onAction}>
          {label}
        </Button>
      ))}
      {actions.length > buttons && (
        <Menu
          label={t('invoiceDraft.more')}
          trigger={<IconButton label={t('invoiceDraft.more')} icon={<EllipsisVertical />} />}
          items={actions.slice(buttons)}
        />
      )}
      <AskedSheet asking={asking} view={view} onClose={() => setAsking(null)} />
      {asking === 'correct' && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(null)}
          title={t('invoiceDoc.correctTitle')}
          confirmLabel={t('invoiceDoc.correctAction')}
          cancelLabel={t('action.cancel')}
          onConfirm={runCorrect}
        >
          {t('invoiceDoc.correctNote')}
        </ConfirmDialog>
      )}
    </>
  )
}

interface AskedSheetProps {
  asking: Asking | null
  view: InvoiceView
  onClose: () => void
}

function AskedSheet({ asking, view, onClose }: AskedSheetProps) {
  const sheetProps = { invoiceIds: [view.invoice.id], onClose }
  return (
    <Suspense fallback={null}>
      {asking === 'link' && <InvoiceLink view={view} onClose={onClose} />}
      {asking === 'send' && <SendSheet {...sheetProps} mail="link" />}
      {asking === 'sendAgain' && <SendSheet {...sheetProps} mail="link" isAgain />}
      {asking === 'remind' && <SendSheet {...sheetProps} mail="reminder" />}
      {asking === 'credit' && <CreditSheet view={view} onClose={onClose} />}
    </Suspense>
  )
}

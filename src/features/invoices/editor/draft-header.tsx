import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { InvoiceStateBadge } from '#components/invoice/invoice-state-badge.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { UnsentBadge } from '#components/sync/unsent-badge.tsx'
import type { InvoiceView } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import type { Invoice } from '#domain/entities/invoice.ts'
import { shownKind } from '#domain/invoice/shown-kind.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { useListQuery } from '../list/use-invoice-filter.ts'
import styles from './draft-header.module.css'

/** Below the title: its state, whether it is saved, and what a credit note is about. */
export function DraftNote({ view, isUnsaved }: { view: InvoiceView; isUnsaved: boolean }) {
  const t = useT()
  const { creditOf } = view
  return (
    <>
      <InvoiceStateBadge state="draft" />
      {creditOf && (
        <Link href={`/invoices/${creditOf.id}`}>
          {t('invoiceDraft.of', {
            number: creditOf.number || t(`invoices.kind.${shownKind(creditOf)}`),
          })}
        </Link>
      )}
      {view.isUnsent && !isUnsaved && <UnsentBadge />}
      <output className={styles.state}>
        {t(isUnsaved ? 'invoiceDraft.saving' : 'invoiceDraft.saved')}
      </output>
    </>
  )
}

/** Discards the draft, after asking. */
export function DraftMenu({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const mutate = useMutate()
  const navigate = useNavigate()
  const search = useListQuery()
  const reportProblem = useProblemToast()
  const [isAsking, setAsking] = useState(false)

  async function discard(): Promise<boolean> {
    const result = await mutate('invoice/discard', { invoiceId: invoice.id })
    if (result.ok) {
      showToast(t('invoiceDraft.discarded'))
      await navigate(`/invoices${search}`, { replace: true })
    } else reportProblem(result.problem)
    return result.ok
  }

  return (
    <>
      <Menu
        label={t('invoiceDraft.more')}
        trigger={<IconButton label={t('invoiceDraft.more')} icon={<EllipsisVertical />} />}
        items={[
          {
            id: 'discard',
            label: t('invoiceDraft.discard'),
            danger: true,
            onAction: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('invoiceDraft.discardTitle')}
          confirmLabel={t('invoiceDraft.discard')}
          cancelLabel={t('action.cancel')}
          danger
          onConfirm={discard}
        >
          {t('invoiceDraft.discardNote')}
        </ConfirmDialog>
      )}
    </>
  )
}

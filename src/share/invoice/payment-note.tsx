import type { InvoiceShareView } from '#domain/share/share-view.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { useShareText } from '../language.tsx'

export interface PaymentNoteProps {
  view: InvoiceShareView
  /** The reader has just come back from paying online. */
  hasReturned: boolean
}

/** Whether the invoice is paid, as the server says: the address of the page proves nothing. */
export function PaymentNote({ view, hasReturned }: PaymentNoteProps) {
  const t = useShareText()
  const { invoice, balanceMinor, online } = view
  if (invoice.kind === 'credit') return null
  if (hasReturned && online === 'received')
    return <Banner announce tone="success" title={t('share.paymentReceived')} />
  if (online === 'processing')
    return (
      <Banner announce={hasReturned} title={t('share.paymentProcessing')}>
        {t('share.paymentProcessingNote')}
      </Banner>
    )
  return balanceMinor <= 0 ? <Banner tone="success" title={t('share.paidInFull')} /> : null
}

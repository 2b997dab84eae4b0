import { Mail } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { type InvoiceView, sharesOf } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

const SendSheet = lazySheet(async () => (await import('./send-sheet.tsx')).SendSheet)

/** Mails an invoice to its customer; nothing once that was done. */
export function SendButton({ view: { invoice } }: { view: InvoiceView }) {
  const t = useT()
  const [isAsking, setAsking] = useState(false)
  const shares = useLive(sharesOf(invoice.id))
  const isUnmailed = shares?.every(({ share }) => share.mailTo === '') === true
  return (
    <>
      {isUnmailed && (
        <Button
          variant="primary"
          icon={<Mail aria-hidden="true" />}
          onPress={() => setAsking(true)}
        >
          {t('sendInvoices.byEmail')}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <SendSheet invoiceIds={[invoice.id]} mail="link" onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

import { BellRing, Mail } from 'lucide-react'
import { type InvoiceListItem, sharesOf } from '#data/index.ts'
import { useLive, useTimeZone } from '#data/react.ts'
import type { InvoiceMail } from '#domain/invoice/plan-mail.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { likelyMail } from './likely-mail.ts'

interface MailButtonsProps {
  items: readonly InvoiceListItem[]
  onAsk: (mail: InvoiceMail) => void
}

/** Asks to mail invoices or reminders of them; the likely one is the primary button. */
export function MailButtons({ items, onAsk }: MailButtonsProps) {
  const t = useT()
  const format = useFormat()
  const today = useToday(useTimeZone())
  const shares = useLive(sharesOf(items.map(({ invoice }) => invoice.id)))
  const mailed = shares?.flatMap(({ share }) => (share.mailTo === '' ? [] : [share.targetId]))
  const likely = likelyMail(items, new Set(mailed), today)
  const count = format.number(items.length)
  const variantOf = (mail: InvoiceMail) => (mail === likely ? 'primary' : 'secondary')
  return (
    <>
      <Button
        variant={variantOf('reminder')}
        icon={<BellRing aria-hidden="true" />}
        onPress={() => onAsk('reminder')}
      >
        {t('sendInvoices.reminder', { count })}
      </Button>
      <Button
        variant={variantOf('link')}
        icon={<Mail aria-hidden="true" />}
        onPress={() => onAsk('link')}
      >
        {t('sendInvoices.link', { count })}
      </Button>
    </>
  )
}

import { Mail } from 'lucide-react'
import { sharesOf } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

export interface SendButtonProps {
  invoiceId: string
  onPress: () => void
}

/** Asks to mail an invoice to its customer; nothing once that was done. */
export function SendButton({ invoiceId, onPress }: SendButtonProps) {
  const t = useT()
  const shares = useLive(sharesOf(invoiceId))
  const isUnmailed = shares?.every(({ share }) => share.mailTo === '') === true
  return (
    isUnmailed && (
      <Button variant="primary" icon={<Mail aria-hidden="true" />} onPress={onPress}>
        {t('sendInvoices.byEmail')}
      </Button>
    )
  )
}

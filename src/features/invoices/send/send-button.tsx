import { Mail } from 'lucide-react'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { useWasMailed } from './use-was-mailed.ts'

export interface SendButtonProps {
  invoiceId: string
  onPress: () => void
}

/** Asks to mail an invoice to its customer; nothing once that was done. */
export function SendButton({ invoiceId, onPress }: SendButtonProps) {
  const t = useT()
  return (
    useWasMailed(invoiceId) === false && (
      <Button variant="primary" icon={<Mail aria-hidden="true" />} onPress={onPress}>
        {t('sendInvoices.byEmail')}
      </Button>
    )
  )
}

import {
  Clock,
  CircleCheck,
  CircleSlash,
  Contrast,
  FileText,
  Hourglass,
  PencilLine,
  ReceiptText,
  Undo2,
} from 'lucide-react'
import { memo } from 'react'
import type { InvoiceState } from '#domain/invoice/invoice-state.ts'
import { useT } from '#messages/index.ts'
import { StateBadge, type StateStyle } from '#ui/state-badge.tsx'

const styles: Readonly<Record<InvoiceState, StateStyle>> = {
  draft: { tone: 'grey', Icon: PencilLine },
  numberPending: { tone: 'slate', Icon: Hourglass },
  open: { tone: 'blue', Icon: FileText },
  partlyPaid: { tone: 'teal', Icon: Contrast },
  overdue: { tone: 'red', Icon: Clock },
  paid: { tone: 'green', Icon: CircleCheck },
  credited: { tone: 'forest', Icon: Undo2 },
  issued: { tone: 'forest', Icon: ReceiptText },
  discarded: { tone: 'grey', Icon: CircleSlash, struck: true },
}

export interface InvoiceStateBadgeProps {
  state: InvoiceState
  /** Without a background, for dense rows. */
  bare?: boolean | undefined
}

/** The state of an invoice. Memoised because a list scrolls through many rows. */
export const InvoiceStateBadge = memo(function InvoiceStateBadge({
  state,
  bare,
}: InvoiceStateBadgeProps) {
  const t = useT()
  return (
    <StateBadge style={styles[state]} bare={bare}>
      {t(`invoiceState.${state}`)}
    </StateBadge>
  )
})

import { MessageSquarePlus } from 'lucide-react'
import { useState } from 'react'
import { useTellOffice } from '#components/order/use-tell-office.ts'
import { useTellPorts } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'

export interface RequestPartProps {
  order: Pick<Order, 'id' | 'assigneeIds'>
  /** What the part is called, with its number where it has one. */
  name: string
  /** How many are lacking, with their unit. */
  quantity: string
  onDone: () => void
}

/** Asks the office, in the order's conversation, for a part that the van lacks. */
export function RequestPart({ order, name, quantity, onDone }: RequestPartProps) {
  const t = useT()
  const tell = useTellOffice(order, useTellPorts())
  const [isBusy, setBusy] = useState(false)

  async function request() {
    setBusy(true)
    const isSent = await tell(t('parts.requestMessage', { name, quantity }))
    setBusy(false)
    if (!isSent) return
    showToast(t('parts.requested'), { kind: 'success', note: name })
    onDone()
  }

  return (
    <Button
      icon={<MessageSquarePlus aria-hidden="true" />}
      pending={isBusy}
      onPress={() => void request()}
    >
      {t('parts.request')}
    </Button>
  )
}

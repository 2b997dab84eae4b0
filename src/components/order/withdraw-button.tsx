import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '#messages/index.ts'
import { Button, type ButtonStyle } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import { type ReassignPorts, useReassign } from './use-reassign.ts'

export interface WithdrawButtonProps {
  order: Parameters<typeof useReassign>[0]
  ports: ReassignPorts
  size?: ButtonStyle['size']
}

/** Withdraws that the order is to be reassigned. */
export function WithdrawButton({ order, ports, size }: WithdrawButtonProps) {
  const t = useT()
  const { withdraw } = useReassign(order, ports)
  const [isBusy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    const isDone = await withdraw()
    setBusy(false)
    if (isDone) showToast(t('reassign.withdrawn'), { kind: 'success' })
  }

  return (
    <Button
      icon={<Undo2 aria-hidden="true" />}
      size={size}
      pending={isBusy}
      onPress={() => void press()}
    >
      {t('reassign.withdraw')}
    </Button>
  )
}

import { WithdrawButton } from '#components/order/withdraw-button.tsx'
import type { DayItem } from '#data/index.ts'
import { useActor, useTellPorts } from '#data/react.ts'
import { hasAskedReassign } from '#domain/order/reassign-requests.ts'

export interface WithdrawRequestProps {
  item: DayItem
  size?: 'small'
}

/** Takes back that a visit was to be reassigned; nothing where that was not asked. */
export function WithdrawRequest({ item: { order, entry }, size }: WithdrawRequestProps) {
  const uid = useActor()?.uid ?? ''
  const ports = useTellPorts()
  return hasAskedReassign(order, entry.part, uid) && <WithdrawButton {...{ order, ports, size }} />
}

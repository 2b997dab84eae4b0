import { Send } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { showToast } from '#ui/overlay/toast.ts'

/** Sends all of a day's scheduled orders to their assignees; hidden if all were sent. */
export function SendDayButton({ orders }: { orders: readonly Order[] }) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [pending, setPending] = useState(false)
  const planned = orders.filter(({ status }) => status === 'scheduled')
  if (planned.length === 0 || actor === null || !can(actor, 'order/assign')) return null

  async function send() {
    setPending(true)
    const sent: Order[] = []
    for (const order of planned) {
      const step = { orderId: order.id, from: order.status, to: 'dispatched' } as const
      const result = await mutate('order/move', step)
      if (result.ok) sent.push(order)
      else reportProblem(result.problem)
    }
    setPending(false)
    if (sent.length === 0) return
    showToast(t('schedule.sent', { count: sent.length }), {
      kind: 'success',
      action: { label: t('action.undo'), onPress: () => void undo(sent) },
    })
  }

  async function undo(sent: readonly Order[]) {
    for (const { id: orderId, status: to, statusAt } of sent) {
      const back = { orderId, from: 'dispatched', to, statusAt } as const
      const result = await mutate('order/takeBack', back)
      if (!result.ok) reportProblem(result.problem)
    }
  }

  return (
    <Button
      size="small"
      icon={<Send aria-hidden="true" />}
      pending={pending}
      onPress={() => void send()}
    >
      {t('schedule.send', { count: planned.length })}
    </Button>
  )
}

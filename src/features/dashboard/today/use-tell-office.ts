import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { team } from '#data/index.ts'
import { useData } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { membersOf, orderThreadId } from '#domain/message/thread.ts'
import { newId } from '#lib/new-id.ts'

/** Writes to the order's own conversation, which the office follows; false: it was refused. */
export function useTellOffice(order: Order): (text: string) => Promise<boolean> {
  const data = useData()
  const showProblem = useProblemToast()
  return async (text) => {
    const people = (await data.read(team())) ?? []
    const sent = await data.mutate('message/send', {
      messageId: newId(),
      threadId: orderThreadId(order.id),
      text,
      about: `orders/${order.id}`,
      change: null,
      attachments: [],
      readerIds: [...membersOf({ kind: 'order', orderId: order.id }, people, order.assigneeIds)],
    })
    if (!sent.ok) showProblem(sent.problem)
    return sent.ok
  }
}

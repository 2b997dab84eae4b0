import type { Order } from '#domain/entities/order.ts'
import { membersOf, orderThreadId } from '#domain/message/thread.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'

type People = Parameters<typeof membersOf>[1]

export interface TellPorts {
  /** Everyone of the company; undefined where it cannot be read. */
  readonly readTeam: () => Promise<People | undefined>
  readonly mutate: (
    name: 'message/send',
    args: MutationArgs<'message/send'>,
  ) => Promise<Result<unknown, Problem>>
}

/** Writes to the order's own conversation, which the office follows; false: it was refused. */
export function useTellOffice(
  order: Pick<Order, 'id' | 'assigneeIds'>,
  { readTeam, mutate }: TellPorts,
): (text: string) => Promise<boolean> {
  const showProblem = useProblemToast()
  return async (text) => {
    const people = (await readTeam()) ?? []
    const sent = await mutate('message/send', {
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

import type { Order } from '#domain/entities/order.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { reassignChanges } from '#domain/order/reassign-changes.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { type TellPorts, useTellOffice } from './use-tell-office.ts'

type Changes = ReturnType<typeof reassignChanges>

export type ReassignPorts = TellPorts & {
  readonly mutate: (
    name: 'order/withdrawReassign',
    args: MutationArgs<'order/withdrawReassign'>,
  ) => Promise<Result<unknown, Problem>>
  readonly mutateAll: (changes: Changes) => Promise<Result<unknown, Problem>>
}

type Asked = Pick<Order, 'id' | 'status' | 'assigneeIds'>

/** Asks the office to reassign one's visit, or withdraws that, and says so in the order's conversation; false: refused. */
export function useReassign(order: Asked, ports: ReassignPorts) {
  const t = useT()
  const tell = useTellOffice(order, ports)
  const showProblem = useProblemToast()

  async function change(changed: Promise<Result<unknown, Problem>>, text: string) {
    const result = await changed
    if (!result.ok) showProblem(result.problem)
    else await tell(text)
    return result.ok
  }

  return {
    ask: (part: number, reason: string) =>
      change(
        ports.mutateAll(reassignChanges(order, { part, reason }, newId)),
        t('reassign.messageWhy', { reason }),
      ),
    withdraw: () =>
      change(
        ports.mutate('order/withdrawReassign', { orderId: order.id }),
        t('reassign.messageWithdrawn'),
      ),
  }
}

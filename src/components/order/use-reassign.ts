import type { Order } from '#domain/entities/order.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { type TellPorts, useTellOffice } from './use-tell-office.ts'

type Names = 'order/askReassign' | 'order/withdrawReassign'

export type ReassignPorts = TellPorts & {
  readonly mutate: <N extends Names>(
    name: N,
    args: MutationArgs<N>,
  ) => Promise<Result<unknown, Problem>>
}

/** Asks the office to reassign one's visit, or withdraws that, and says so in the order's conversation; false: refused. */
export function useReassign(order: Pick<Order, 'id' | 'assigneeIds'>, ports: ReassignPorts) {
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
        ports.mutate('order/askReassign', { orderId: order.id, part, reason }),
        t('reassign.messageWhy', { reason }),
      ),
    withdraw: () =>
      change(
        ports.mutate('order/withdrawReassign', { orderId: order.id }),
        t('reassign.messageWithdrawn'),
      ),
  }
}

import type { Order } from '#domain/entities/order.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { officeMessage, type People } from './office-message.ts'

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
    const sent = await mutate('message/send', officeMessage(order, (await readTeam()) ?? [], text))
    if (!sent.ok) showProblem(sent.problem)
    return sent.ok
  }
}

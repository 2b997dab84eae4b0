import type { Order } from '#domain/entities/order.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useProblemToast } from '../sheet/use-problem-toast.ts'
import { officeMessage } from './office-message.ts'
import type { TellPorts } from './use-tell-office.ts'

type Change = { readonly id: string } & (
  | { readonly name: 'order/tellLate'; readonly args: MutationArgs<'order/tellLate'> }
  | { readonly name: 'order/withdrawLate'; readonly args: MutationArgs<'order/withdrawLate'> }
  | { readonly name: 'message/send'; readonly args: MutationArgs<'message/send'> }
)

export interface TellLatePorts extends Pick<TellPorts, 'readTeam'> {
  readonly mutateAll: (changes: readonly Change[]) => Promise<Result<unknown, Problem>>
  /** Whether this person may put it on the order; otherwise the message alone says it. */
  readonly mayTellLate: boolean
}

type Late = Omit<MutationArgs<'order/tellLate'>, 'orderId'>

/** Tells the office when one will arrive, or withdraws that: on the order, and in its conversation. False: it was refused. */
export function useTellLate(
  order: Pick<Order, 'id' | 'assigneeIds'>,
  { readTeam, mutateAll, mayTellLate }: TellLatePorts,
) {
  const t = useT()
  const format = useFormat()
  const showProblem = useProblemToast()
  const orderId = order.id

  async function change(first: Change, text: string) {
    const people = (await readTeam()) ?? []
    const args = officeMessage(order, people, text)
    const message = { id: newId(), name: 'message/send', args } as const
    const done = await mutateAll(mayTellLate ? [first, message] : [message])
    if (!done.ok) showProblem(done.problem)
    return done.ok
  }

  return {
    tell: (late: Late) =>
      change(
        { id: newId(), name: 'order/tellLate', args: { orderId, ...late } },
        t('late.office', { time: format.time(late.arrival) }),
      ),
    withdraw: () =>
      change(
        { id: newId(), name: 'order/withdrawLate', args: { orderId } },
        t('late.messageOnTime'),
      ),
  }
}

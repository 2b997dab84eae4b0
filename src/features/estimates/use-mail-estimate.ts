import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { newShare } from '#domain/share/new-share.ts'
import { newShareToken } from '#lib/new-share-token.ts'
import { trueNow, useT } from '#messages/index.ts'
import { showToast } from '#ui/overlay/toast.ts'

/** Mails a link to a sent estimate; false where that failed, which is said. */
export function useMailEstimate({ id: targetId, customerId }: Estimate) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  return async (mailTo: string): Promise<boolean> => {
    const share = { kind: 'estimate', targetId, customerId, mailTo } as const
    const result = await mutate('share/create', newShare(share, newShareToken(), trueNow()))
    if (!result.ok) reportProblem(result.problem)
    else showToast(t('customerLink.emailed', { email: mailTo }), { kind: 'success' })
    return result.ok
  }
}

import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { useMailEstimate } from '../use-mail-estimate.ts'

/** Marks a draft as sent and mails its link to `mailTo`; where that is '', the page then offers the link. */
export function useSendEstimate(estimate: Estimate, save: () => Promise<boolean>) {
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isSending, setSending] = useState(false)
  const mail = useMailEstimate(estimate)

  async function markSent(mailTo: string): Promise<boolean> {
    // Before the estimate is sent, because this page then gives way to the one that offers the link.
    if (mailTo === '') await navigate({ search }, { replace: true, state: { wasSent: true } })
    const result = await mutate('estimate/send', {
      estimateId: estimate.id,
      documentHash: hashOfEstimate(estimate),
    })
    if (!result.ok) reportProblem(result.problem)
    else if (mailTo !== '') await mail(mailTo)
    return result.ok
  }

  /** False where it was not sent. */
  async function send(mailTo: string): Promise<boolean> {
    setSending(true)
    const isSent = (await save()) && (await markSent(mailTo))
    setSending(false)
    return isSent
  }

  return { isSending, send }
}

import { Send } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import type { EstimateView } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import { hashOfEstimate } from '#domain/estimate/hash-of-estimate.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EstimateMenu } from '../document/estimate-menu.tsx'
import { PdfMenu } from '../document/pdf-menu.tsx'
import type { EstimateFields } from './use-estimate-edits.ts'

export interface DraftActionsProps {
  view: EstimateView
  fields: EstimateFields
  /** Queues what was typed; false where that failed. */
  save: () => Promise<boolean>
}

/** What can be done with a draft: mark it as sent, download it, cancel it. */
export function DraftActions({ view, fields, save }: DraftActionsProps) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const navigate = useNavigate()
  const { search } = useLocation()
  const [isSending, setSending] = useState(false)
  const { estimate } = view

  async function send() {
    setSending(true)
    if (await save()) {
      const documentHash = hashOfEstimate({ ...estimate, ...fields })
      // Before the estimate is sent, because this page then gives way to the one that offers the link.
      await navigate({ search }, { replace: true, state: { wasSent: true } })
      const result = await mutate('estimate/send', { estimateId: estimate.id, documentHash })
      if (!result.ok) reportProblem(result.problem)
    }
    setSending(false)
  }

  return (
    <>
      <EstimateMenu estimate={estimate} onLink={null} />
      <PdfMenu view={{ ...view, estimate: { ...estimate, ...fields } }} />
      <Button
        variant="primary"
        icon={<Send aria-hidden="true" />}
        pending={isSending}
        onPress={() => void send()}
      >
        {t('estimates.send')}
      </Button>
    </>
  )
}

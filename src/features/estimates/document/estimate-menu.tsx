import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Estimate } from '#domain/entities/estimate.ts'
import { hasEstimateStep } from '#domain/estimate/estimate-machine.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'

const labels = { revise: 'estimates.revise', cancel: 'estimates.cancel' } as const
const titles = { revise: 'estimates.reviseTitle', cancel: 'estimates.cancelTitle' } as const
const notes = { revise: 'estimates.reviseNote', cancel: 'estimates.cancelNote' } as const

/** What is seldom done with an estimate: revising it, and cancelling it for good. Each asks first. */
export function EstimateMenu({ estimate }: { estimate: Estimate }) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [asking, setAsking] = useState<'revise' | 'cancel' | null>(null)
  const { id: estimateId, status, revision } = estimate
  const steps = [
    ...(hasEstimateStep(status, 'draft') ? (['revise'] as const) : []),
    ...(hasEstimateStep(status, 'cancelled') ? (['cancel'] as const) : []),
  ]

  async function run(): Promise<boolean> {
    const result = await (asking === 'revise'
      ? mutate('estimate/revise', { estimateId, revision })
      : mutate('estimate/cancel', { estimateId }))
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  if (steps.length === 0) return null
  return (
    <>
      <Menu
        label={t('invoiceDraft.more')}
        trigger={<IconButton label={t('invoiceDraft.more')} icon={<EllipsisVertical />} />}
        items={steps.map((step) => ({
          id: step,
          label: t(labels[step]),
          danger: step === 'cancel',
          onAction: () => setAsking(step),
        }))}
      />
      {asking !== null && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsking(null)}
          title={t(titles[asking])}
          confirmLabel={t(labels[asking])}
          cancelLabel={t(asking === 'cancel' ? 'estimates.keep' : 'action.cancel')}
          danger={asking === 'cancel'}
          onConfirm={run}
        >
          {t(notes[asking])}
        </ConfirmDialog>
      )}
    </>
  )
}

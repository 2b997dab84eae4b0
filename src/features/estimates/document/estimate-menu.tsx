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

export interface EstimateMenuProps {
  estimate: Estimate
  /** Opens the customer's link; null where there is nothing to show yet. */
  onLink: (() => void) | null
  /** Marks a draft as sent; null where a button does. */
  onMarkSent?: (() => void) | null
  /** What a phone has no room for beside it. */
  first?: readonly MenuItem[]
  /** Whether the person may revise and cancel it. */
  mayEdit: boolean
}

interface MenuItem {
  readonly id: string
  readonly label: string
  readonly onAction: () => void
}

/** What is seldom done with an estimate: its link, revising it, and cancelling it for good. The latter two ask first. */
export function EstimateMenu({
  estimate,
  onLink,
  onMarkSent = null,
  first = [],
  mayEdit,
}: EstimateMenuProps) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [asking, setAsking] = useState<'revise' | 'cancel' | null>(null)
  const { id: estimateId, status, revision } = estimate
  const steps = mayEdit
    ? [
        ...(hasEstimateStep(status, 'draft') ? (['revise'] as const) : []),
        ...(hasEstimateStep(status, 'cancelled') ? (['cancel'] as const) : []),
      ]
    : []

  async function run(): Promise<boolean> {
    const result = await (asking === 'revise'
      ? mutate('estimate/revise', { estimateId, revision })
      : mutate('estimate/cancel', { estimateId }))
    if (!result.ok) reportProblem(result.problem)
    return result.ok
  }

  const items = [
    ...first,
    ...(onLink ? [{ id: 'link', label: t('customerLink.title'), onAction: onLink }] : []),
    ...(onMarkSent ? [{ id: 'sent', label: t('estimates.send'), onAction: onMarkSent }] : []),
    ...steps.map((step) => ({
      id: step,
      label: t(labels[step]),
      danger: step === 'cancel',
      onAction: () => setAsking(step),
    })),
  ]
  if (items.length === 0) return null
  return (
    <>
      <Menu
        label={t('invoiceDraft.more')}
        trigger={<IconButton label={t('invoiceDraft.more')} icon={<EllipsisVertical />} />}
        items={items}
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

import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Plan } from '#domain/entities/plan.ts'
import { trueNow, useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { useCreateOrders } from '../generate/use-create-orders.ts'

/** Pauses, resumes, archives and restores a plan. */
export function PlanMenu({ plan }: { plan: Plan }) {
  const t = useT()
  const mutate = useMutate()
  const createOrders = useCreateOrders()
  const reportProblem = useProblemToast()
  const [archiving, setArchiving] = useState(false)
  const isArchived = plan.archivedAt !== null

  async function edit(edits: Parameters<typeof mutate<'plan/edit'>>[1]['edits']) {
    const result = await mutate('plan/edit', { planId: plan.id, edits })
    if (result.ok) void createOrders()
    else reportProblem(result.problem)
    return result.ok
  }

  const pause = {
    id: 'pause',
    label: t(plan.isPaused ? 'plans.resume' : 'plans.pause'),
    onAction: () => void edit({ isPaused: { from: plan.isPaused, to: !plan.isPaused } }),
  }
  const archive = {
    id: 'archive',
    label: t(isArchived ? 'plans.restore' : 'plans.archive'),
    onAction: () => {
      if (isArchived) void edit({ archivedAt: { from: plan.archivedAt, to: null } })
      else setArchiving(true)
    },
  }
  return (
    <>
      <Menu
        label={t('plans.moreActions')}
        trigger={<IconButton label={t('plans.moreActions')} icon={<EllipsisVertical />} />}
        items={isArchived ? [archive] : [pause, archive]}
      />
      {archiving && (
        <ConfirmDialog
          isOpen
          onOpenChange={setArchiving}
          title={t('plans.archiveTitle')}
          confirmLabel={t('plans.archive')}
          cancelLabel={t('action.cancel')}
          onConfirm={() =>
            edit({ archivedAt: { from: null, to: new Date(trueNow()).toISOString() } })
          }
        >
          {t('plans.archiveNote')}
        </ConfirmDialog>
      )}
    </>
  )
}

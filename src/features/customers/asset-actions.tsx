import { useParams } from 'react-router'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useActor, useFeature, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Asset } from '#domain/entities/asset.ts'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink } from '#ui/link.tsx'

export interface AssetActionsProps {
  asset: Asset
  onEdit: () => void
}

/** Edits an asset, or marks it as removed from the site. */
export function AssetActions({ asset, onEdit }: AssetActionsProps) {
  const t = useT()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const actor = useActor()
  const hasPlans = useFeature('schedule')
  const { customerId = '' } = useParams()
  const { id: assetId, archivedAt } = asset

  async function archive() {
    const to = archivedAt === null ? new Date(trueNow()).toISOString() : null
    const edits = { archivedAt: { from: archivedAt, to } }
    const result = await mutate('asset/edit', { assetId, edits })
    if (!result.ok) showProblem(result.problem)
  }

  const query = new URLSearchParams({
    new: '1',
    customer: customerId,
    site: asset.siteId,
    asset: assetId,
  })
  const mayPlan = actor !== null && can(actor, 'plan/edit') && archivedAt === null && hasPlans

  return (
    <>
      <Button onPress={onEdit}>{t('assets.edit')}</Button>
      {mayPlan && customerId !== '' && (
        <ButtonLink href={`/plans?${query}`}>{t('plans.planAsset')}</ButtonLink>
      )}
      <Button variant="quiet" onPress={() => void archive()}>
        {t(archivedAt === null ? 'assets.takeOutOfService' : 'assets.returnToService')}
      </Button>
    </>
  )
}

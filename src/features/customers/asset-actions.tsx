import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import type { Asset } from '#domain/entities/asset.ts'
import { trueNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'

export interface AssetActionsProps {
  asset: Asset
  onEdit: () => void
}

/** Edits an asset, or marks it as removed from the site. */
export function AssetActions({ asset, onEdit }: AssetActionsProps) {
  const t = useT()
  const mutate = useMutate()
  const showProblem = useProblemToast()
  const { id: assetId, archivedAt } = asset

  async function archive() {
    const to = archivedAt === null ? new Date(trueNow()).toISOString() : null
    const edits = { archivedAt: { from: archivedAt, to } }
    const result = await mutate('asset/edit', { assetId, edits })
    if (!result.ok) showProblem(result.problem)
  }

  return (
    <>
      <Button onPress={onEdit}>{t('assets.edit')}</Button>
      <Button variant="quiet" onPress={() => void archive()}>
        {t(archivedAt === null ? 'assets.takeOutOfService' : 'assets.returnToService')}
      </Button>
    </>
  )
}

import type { UseFormRegisterReturn } from 'react-hook-form'
import { siteHistory } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldGroup } from '#ui/form/form.tsx'

export interface AssetFieldsProps {
  siteId: string
  /** Ids of the selected assets. */
  chosen: readonly string[]
  register: () => UseFormRegisterReturn
}

/** Selects which equipment at the site the order is about. */
export function AssetFields({ siteId, chosen, register }: AssetFieldsProps) {
  const t = useT()
  const history = useLive(siteHistory(siteId))
  const assets = (history?.assets ?? []).filter(
    ({ asset }) => asset.archivedAt === null || chosen.includes(asset.id),
  )
  if (assets.length === 0) return null
  return (
    <FieldGroup title={t('assets.choose')}>
      {assets.map(({ asset: { id, name, maker, model, serial } }) => (
        <Checkbox
          key={id}
          value={id}
          label={name}
          description={[maker, model, serial].filter(Boolean).join(' · ')}
          {...register()}
        />
      ))}
    </FieldGroup>
  )
}

import type { OwnPosition } from '#components/map/use-own-position.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'

/** Why the person's own position is not on the map, if they asked for it. */
export function OwnNote({ own }: { own: OwnPosition }) {
  const t = useT()
  if (own.kind === 'lost') return <Banner title={t('map.ownPositionUnknown')} />
  if (own.kind !== 'denied' && own.kind !== 'missing') return null
  return (
    <Banner title={t(`sharing.problem.${own.kind}`)}>
      {own.kind === 'denied' && t('sharing.problemNote')}
    </Banner>
  )
}

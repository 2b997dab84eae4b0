import { MapPinOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { MapState } from '#components/map/create-base-map.ts'
import { lazyPart } from '#components/lazy-part.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Link } from '#ui/link.tsx'
import { useVisitLabel } from '../board/use-visit-label.ts'
import type { BoardItem } from '../board/use-board.ts'
import { type ShownOnMap, visitMarks } from './visit-marks.ts'
import styles from './board-map.module.css'
import { RouteLegend } from './route-legend.tsx'

/** The map code is the largest part of the app: only who opens the map loads it. */
const PointsMap = lazyPart(async () => (await import('#components/map/points-map.tsx')).PointsMap)

export interface BoardMapProps extends ShownOnMap {
  onSelect: (item: BoardItem | null) => void
}

/** The visits of the board where they are. Board and list say the same in words. */
export function BoardMap({ data, people, days, waiting, selected, onSelect }: BoardMapProps) {
  const t = useT()
  const describe = useVisitLabel()
  const [state, setState] = useState<MapState | 'unsupported'>('loading')
  const ids = selected.join(',')
  const marks = useMemo(
    () => visitMarks({ data, people, days, waiting, selected: ids.split(',') }),
    [data, people, days, waiting, ids],
  )
  const chosen = selected.flatMap((id) => data.items.get(id) ?? [])
  const count = marks.points.length
  return (
    <section className={styles.panel} aria-label={t('board.map')} data-map={state}>
      {state !== 'unsupported' && (
        <div className={styles.map} data-missing={state === 'missing' || undefined}>
          <PointsMap
            placeholder={<Skeleton label={t('map.loading')} />}
            label={t('board.mapLabel')}
            marks={marks}
            onPress={(id) => onSelect(id === null ? null : (data.items.get(id) ?? null))}
            onState={setState}
          />
        </div>
      )}
      <div className={styles.notes} aria-live="polite">
        {(state === 'missing' || state === 'unsupported') && (
          <Banner icon={<MapPinOff aria-hidden="true" />} title={t(`map.${state}`)}>
            {t('board.mapNote')}
          </Banner>
        )}
        {chosen.map((item) => (
          <p key={item.id} className={styles.chosen}>
            {namesOf(item, people)} {describe(item, [])}
          </p>
        ))}
        {chosen.length === 0 && <p>{t('board.mapCount', { count })}</p>}
        <RouteLegend lines={marks.lines} people={people} />
        {marks.unplaced.length > 0 && (
          <p>
            <Link href="/customers?place=missing">
              {t('board.mapUnplaced', { count: marks.unplaced.length })}
            </Link>
          </p>
        )}
        {mapTiles.attribution && <p>{mapTiles.attribution}</p>}
      </div>
    </section>
  )
}

function namesOf({ assigneeIds }: BoardItem, people: BoardMapProps['people']): string {
  const names = people.filter(({ user }) => assigneeIds.includes(user.id))
  return names.length === 0 ? '' : `${names.map(({ user }) => user.name).join(', ')}:`
}

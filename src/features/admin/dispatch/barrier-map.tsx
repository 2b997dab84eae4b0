import { MapPinOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import type { MapState } from '#components/map/create-base-map.ts'
import { everyonesStaff } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { barrierLimits } from '#domain/company/dispatch/barrier-limits.ts'
import type { Barrier } from '#domain/company/dispatch/barrier.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { withoutLastPoint, withPoint } from './barrier-points.ts'
import { barrierMarks } from './barrier-marks.ts'
import styles from './dispatch.module.css'

const PointsMap = lazyPart(async () => (await import('#components/map/points-map.tsx')).PointsMap)

export interface BarrierMapProps {
  points: readonly GeoPoint[]
  /** The company's other barriers. */
  others: readonly Barrier[]
  /** The points as text, one on each line. */
  text: string
  onChange: (text: string) => void
}

/** A barrier on the map: a press adds a point to its end. The text beside it does the same without a map. */
export function BarrierMap({ points, others, text, onChange }: BarrierMapProps) {
  const t = useT()
  const staff = useLive(everyonesStaff())
  const [state, setState] = useState<MapState | 'unsupported'>('loading')
  const bases = useMemo(
    () => staff?.flatMap(({ basePlace }) => basePlace?.geo ?? []) ?? [],
    [staff],
  )
  // A new list of the same points is drawn once.
  const key = JSON.stringify(points)
  const marks = useMemo(
    () => barrierMarks(JSON.parse(key) as readonly GeoPoint[], others, bases),
    [key, others, bases],
  )
  const isFull = points.length >= barrierLimits.points.most
  return (
    <div className={styles.line} data-map={state}>
      {state !== 'unsupported' && staff && (
        <div className={styles.map} data-missing={state === 'missing' || undefined}>
          <PointsMap
            placeholder={<Skeleton label={t('map.loading')} />}
            label={t('barriers.mapLabel')}
            marks={marks}
            onPress={(_, place) => {
              if (!isFull) onChange(withPoint(text, place))
            }}
            onState={setState}
          />
        </div>
      )}
      <div aria-live="polite">
        {state === 'missing' || state === 'unsupported' ? (
          <Banner icon={<MapPinOff aria-hidden="true" />} title={t(`map.${state}`)}>
            {t('barriers.mapNote')}
          </Banner>
        ) : (
          <p className={styles.about}>
            {t(isFull ? 'barriers.tooMany' : 'barriers.tap', { count: points.length })}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          isDisabled={text.trim() === ''}
          onPress={() => onChange(withoutLastPoint(text))}
        >
          {t('barriers.removeLast')}
        </Button>
      </div>
      {mapTiles.attribution && <p className={styles.about}>{mapTiles.attribution}</p>}
    </div>
  )
}

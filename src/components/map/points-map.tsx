import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { MapState } from './create-base-map.ts'
import { createPointsMap } from './create-points-map.ts'
import styles from './map-canvas.module.css'
import type { MapMarks } from './map-points.ts'
import { useDrawnMap } from './use-drawn-map.ts'

export interface PointsMapProps {
  /** Accessible name. */
  label: string
  /** Keep it stable: a new object is drawn again. */
  marks: MapMarks
  /** A point was pressed, null for the map between them, and where. */
  onPress: (id: string | null, place: GeoPoint) => void
  onState: (state: MapState | 'unsupported') => void
}

/** Points and lines on a map. Its content must also be given as text next to it. */
export function PointsMap({ label, marks, onPress, onState }: PointsMapProps) {
  const t = useT()
  const [holder, map] = useDrawnMap(createPointsMap, { label, onState })

  useEffect(() => map?.show(marks), [map, marks])
  useEffect(() => map?.listen(onPress), [map, onPress])

  return (
    <div className={styles.frame}>
      <div ref={holder} className={styles.map} />
      {map && (
        <div className={styles.actions}>
          <IconButton label={t('map.zoomIn')} icon={<Plus />} onPress={() => map.zoomBy(1)} />
          <IconButton label={t('map.zoomOut')} icon={<Minus />} onPress={() => map.zoomBy(-1)} />
          <IconButton label={t('map.showAll')} icon={<Maximize />} onPress={() => map.showAll()} />
        </div>
      )}
    </div>
  )
}

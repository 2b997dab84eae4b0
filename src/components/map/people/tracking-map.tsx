import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { MapState } from '../create-base-map.ts'
import { drawMap } from '../draw-map.ts'
import styles from '../map-canvas.module.css'
import {
  createTrackingMap,
  type Pressed,
  type TrackingMap as Drawing,
  type TrackingMarks,
} from './create-tracking-map.ts'
import { dragOrders } from './drag-orders.ts'

export interface TrackingMapProps {
  /** Accessible name. */
  label: string
  /** Keep it stable: a new object is drawn again. */
  marks: TrackingMarks
  /** Where the map goes when this changes; null leaves it. */
  target: GeoPoint | null
  onPress: (pressed: Pressed) => void
  /** An order was dragged onto a person, on the map or on an element with `data-person`. */
  onDrop: (orderId: string, personId: string) => void
  onState: (state: MapState | 'unsupported') => void
}

/** People, orders and routes on a map. Its content must also be given as text next to it. */
export function TrackingMap({ label, marks, target, onPress, onDrop, onState }: TrackingMapProps) {
  const t = useT()
  const holder = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<Drawing | null>(null)
  useEffect(() => {
    const container = holder.current
    if (!container) return undefined
    const options = { container, source: mapTiles, label, onState }
    return drawMap(() => createTrackingMap(options), setMap, onState)
  }, [label, onState])

  useEffect(() => map?.show(marks), [map, marks])
  useEffect(() => map?.listen(onPress), [map, onPress])
  useEffect(() => {
    if (target) map?.goTo(target)
  }, [map, target])
  useEffect(() => {
    const container = holder.current
    return container && map ? dragOrders(container, map, onDrop) : undefined
  }, [map, onDrop])

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

import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { MapState } from '../create-base-map.ts'
import { useDrawnMap } from '../use-drawn-map.ts'
import styles from '../map-canvas.module.css'
import { createTrackingMap, type TrackingMarks } from './create-tracking-map.ts'
import { dragOrders } from './drag-orders.ts'
import type { Pressed } from './press-target.ts'

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
  const [holder, map] = useDrawnMap(createTrackingMap, { label, onState })

  useEffect(() => map?.show(marks), [map, marks])
  useEffect(() => map?.listen(onPress), [map, onPress])
  useEffect(() => {
    if (target) map?.goTo(target)
  }, [map, target])
  // A drag goes on while the page is drawn again.
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const container = holder.current
    return container && map ? dragOrders(container, map, (...what) => drop(...what)) : undefined
  }, [holder, map])

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

import { Crosshair, MapPin, Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { movePoint } from '#domain/geo/move-point.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { useLatest } from '#ui/use-latest.ts'
import type { MapState } from '../create-base-map.ts'
import { drawMap } from '../draw-map.ts'
import styles from '../map-canvas.module.css'
import { createPinMap, type PinMap as Drawing } from './create-pin-map.ts'
import { pinMetres, pinStep } from './pin-steps.ts'

export interface PinMapProps {
  place: GeoPoint | null
  /** What is in view at first where there is no place. */
  around: readonly GeoPoint[]
  onMove: (place: GeoPoint) => void
  onState: (state: MapState | 'unsupported') => void
}

/** A map on which a press drops the pin; dragging or the arrow keys move it. */
export function PinMap({ place, around, onMove, onState }: PinMapProps) {
  const t = useT()
  const holder = useRef<HTMLDivElement>(null)
  const shape = useRef<HTMLDivElement>(null)
  const [first] = useState({ place, around })
  const [map, setMap] = useState<Drawing | null>(null)
  const [pin, setPin] = useState<HTMLElement | null>(null)
  const latest = useLatest({ place, onMove })
  const label = t('place.mapLabel')
  const pinLabel = t('place.pin', { one: pinMetres.one, more: pinMetres.more })

  useEffect(() => {
    if (!holder.current || !shape.current) return undefined
    // The map moves its markers in the DOM, so it gets a copy.
    const element = shape.current.cloneNode(true) as HTMLElement
    element.role = 'application'
    element.tabIndex = 0
    element.ariaLabel = pinLabel
    const options = { container: holder.current, source: mapTiles, label, onState, pin: element }
    setPin(element)
    return drawMap(() => createPinMap({ ...options, ...first }), setMap, onState)
  }, [first, label, pinLabel, onState])

  useEffect(() => map?.show(place), [map, place])
  useEffect(() => map?.listen((to) => latest.current.onMove(to)), [map, latest])
  useEffect(() => {
    if (!pin) return undefined
    const onKey = (event: KeyboardEvent) => {
      const step = pinStep(event)
      const { place: from } = latest.current
      if (!step || !from) return
      // The same keys would move the map.
      event.stopPropagation()
      event.preventDefault()
      latest.current.onMove(movePoint(from, step))
    }
    pin.addEventListener('keydown', onKey)
    return () => pin.removeEventListener('keydown', onKey)
  }, [pin, latest])

  return (
    <div className={styles.frame}>
      <div ref={holder} className={styles.map} />
      <div hidden>
        <div ref={shape} className={styles.handle}>
          <MapPin aria-hidden="true" />
        </div>
      </div>
      {map && (
        <div className={styles.actions}>
          <IconButton label={t('map.zoomIn')} icon={<Plus />} onPress={() => map.zoomBy(1)} />
          <IconButton label={t('map.zoomOut')} icon={<Minus />} onPress={() => map.zoomBy(-1)} />
          <IconButton
            label={t('place.pinMiddle')}
            icon={<Crosshair />}
            onPress={() => onMove(map.middle())}
          />
        </div>
      )}
    </div>
  )
}

import { LocateFixed, MapPin, Minus, Plus, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { MapState } from './create-base-map.ts'
import { createSiteMap, type SiteMap } from './create-site-map.ts'
import { drawMap } from './draw-map.ts'
import styles from './map-canvas.module.css'

export interface MapCanvasProps {
  place: GeoPoint
  /** The address as text. */
  address: string
  own: GeoPoint | null
  isLooking: boolean
  /** Undefined on a small map, where the user's own position is not asked for. */
  onAskOwn: (() => void) | undefined
  onState: (state: MapState | 'unsupported') => void
  /** On a page that scrolls, where the wheel alone moves the page. */
  isEmbedded?: boolean
}

/** The map itself. Its content is also given as text next to it. */
export function MapCanvas(props: MapCanvasProps) {
  const { place, address, own, isLooking, onAskOwn, onState, isEmbedded = false } = props
  const t = useT()
  const holder = useRef<HTMLDivElement>(null)
  const pin = useRef<HTMLDivElement>(null)
  const dot = useRef<HTMLDivElement>(null)
  const { latitude, longitude } = place
  const label = t('map.label', { address })

  const [map, setMap] = useState<SiteMap | null>(null)
  useEffect(() => {
    if (!holder.current || !pin.current || !dot.current) return undefined
    const options = {
      container: holder.current,
      source: mapTiles,
      place: { latitude, longitude },
      // The map moves its markers in the DOM, so it gets copies.
      pin: pin.current.cloneNode(true) as HTMLElement,
      dot: dot.current.cloneNode(true) as HTMLElement,
      label,
      onState,
      ...(isEmbedded && {
        scrollHints: {
          windows: t('map.zoomWithCtrl'),
          mac: t('map.zoomWithCommand'),
          touch: t('map.moveWithTwoFingers'),
        },
      }),
    }
    return drawMap(() => createSiteMap(options), setMap, onState)
  }, [latitude, longitude, label, onState, isEmbedded, t])

  useEffect(() => map?.showOwn(own), [map, own])

  return (
    <div className={styles.frame}>
      <div ref={holder} className={styles.map} />
      <div hidden>
        <div ref={pin} className={styles.pin} aria-hidden="true">
          <MapPin />
        </div>
        <div ref={dot} className={styles.dot} aria-hidden="true" />
      </div>
      {map && (
        <div className={styles.actions}>
          <IconButton label={t('map.zoomIn')} icon={<Plus />} onPress={() => map.zoomBy(1)} />
          <IconButton label={t('map.zoomOut')} icon={<Minus />} onPress={() => map.zoomBy(-1)} />
          <IconButton label={t('map.back')} icon={<Undo2 />} onPress={() => map.goBack()} />
          {onAskOwn && (
            <IconButton
              label={t('map.ownPosition')}
              icon={<LocateFixed />}
              pending={isLooking}
              onPress={onAskOwn}
            />
          )}
        </div>
      )}
    </div>
  )
}

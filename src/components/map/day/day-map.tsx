import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { useT } from '#messages/index.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import type { MapState } from '../create-base-map.ts'
import { useDrawnMap } from '../use-drawn-map.ts'
import canvas from '../map-canvas.module.css'
import { createDayMap, type DayMap as Drawing, type DayMark } from './create-day-map.ts'
import type { DayLines } from './day-layers.ts'
import styles from './day-map.module.css'

export interface MarkOnMap {
  readonly id: string
  readonly place: GeoPoint
  readonly content: ReactNode
  /** Above the others. */
  readonly isRaised?: boolean
}

export interface DayMapProps {
  /** Accessible name. */
  label: string
  marks: readonly MarkOnMap[]
  /** Keep its parts stable: a new array is drawn again. */
  lines: DayLines
  /** What is in view at first, and with "Show all". A new `viewKey` shows it again. */
  around: readonly GeoPoint[]
  viewKey: string
  /** The map moves there with each new object; null leaves it where it is. */
  focus: GeoPoint | null
  own: { readonly isOn: boolean; readonly isAsking: boolean; readonly onPress: () => void }
  onState: (state: MapState | 'unsupported') => void
}

/** One person's day on a map. Its content must also be given as text next to it. */
export function DayMap(props: DayMapProps) {
  const { label, marks, lines, around, viewKey, focus, own, onState } = props
  const t = useT()
  const [holder, map] = useDrawnMap(createDayMap, { label, onState })

  useEffect(() => map?.draw(lines), [map, lines])
  useShownAtFirst(map, around, viewKey)
  useEffect(() => {
    if (focus) map?.centerOn(focus)
  }, [map, focus])

  return (
    <div className={canvas.frame} data-day-map>
      <div ref={holder} className={canvas.map} />
      {map && marks.map((mark) => <Mark key={mark.id} map={map} mark={mark} />)}
      {map && (
        <div className={styles.controls}>
          <IconButton
            label={t('map.ownPosition')}
            aria-pressed={own.isOn}
            icon={<LocateFixed />}
            pending={own.isAsking}
            onPress={own.onPress}
          />
          <IconButton
            label={t('map.showAll')}
            icon={<Maximize />}
            onPress={() => map.show(around, true)}
          />
          <IconButton label={t('map.zoomIn')} icon={<Plus />} onPress={() => map.zoomBy(1)} />
          <IconButton label={t('map.zoomOut')} icon={<Minus />} onPress={() => map.zoomBy(-1)} />
        </div>
      )}
    </div>
  )
}

/** Shows everything once for each view, as soon as there is something. */
function useShownAtFirst(map: Drawing | null, around: readonly GeoPoint[], viewKey: string) {
  const shown = useRef('')
  useEffect(() => {
    if (!map || around.length === 0 || shown.current === viewKey) return
    map.show(around, shown.current !== '')
    shown.current = viewKey
  }, [map, around, viewKey])
}

function Mark({ map, mark }: { map: Drawing; mark: MarkOnMap }) {
  const { place, content, isRaised = false } = mark
  const element = useMemo(() => document.createElement('div'), [])
  const onMap = useRef<DayMark | null>(null)
  const first = useRef(place)
  useEffect(() => {
    onMap.current = map.mark(element, first.current)
    return () => onMap.current?.remove()
  }, [map, element])
  useEffect(() => {
    first.current = place
    onMap.current?.move(place)
  }, [place])
  useEffect(() => {
    onMap.current?.raise(isRaised)
  }, [isRaised])
  return createPortal(content, element)
}

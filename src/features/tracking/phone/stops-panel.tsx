import { Navigation } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ButtonLink } from '#ui/link.tsx'
import type { OnMap } from './on-map.ts'
import { Panel } from './panel.tsx'
import { StopCard } from './stop-card.tsx'
import { hasPlace, stopLines } from './stop-lines.ts'
import { StopMark } from './stop-mark.tsx'
import styles from './stops-panel.module.css'
import type { Stop } from './use-day-stops.ts'
import { useDriveMinutes } from './use-drive-minutes.ts'
import { useSnapSelection } from './use-snap-selection.ts'

export interface StopsPanelProps {
  stops: readonly Stop[]
  /** Where the person is, if they show it. */
  here: GeoPoint | null
  /** The list stands beside the map. */
  isBeside: boolean
  onMap: (content: OnMap) => void
}

/** The stops of the day: swiped through below the map, or as a list. */
export function StopsPanel({ stops, here, isBeside, onMap }: StopsPanelProps) {
  const t = useT()
  const minutes = useDriveMinutes()
  const list = useRef<HTMLOListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [selectedId, setSelectedId] = useState<string | null>(null)
  const [focus, setFocus] = useState<GeoPoint | null>(null)
  const current = stops.find(({ state }) => state === 'current')
  const selected = stops.find(({ id }) => id === selectedId) ?? current ?? stops[0]
  const isRow = !isOpen && !isBeside

  function select(stop: Stop | undefined) {
    if (!stop) return
    setSelectedId(stop.id)
    if (stop.item.geo) setFocus({ ...stop.item.geo })
  }
  const snap = useSnapSelection(list, { selectedId: selected?.id, isRow }, (id) =>
    select(stops.find((stop) => stop.id === id)),
  )
  useStopsOnMap(stops, { selectedId: selected?.id, focus, select }, onMap)

  if (stops.length === 0) {
    return (
      <Panel title={t('dayMap.stops')} isOpen={isOpen} onOpenChange={setOpen}>
        <EmptyState
          title={t('dashboard.freeDay')}
          action={<ButtonLink href="/orders">{t('dashboard.allOrders')}</ButtonLink>}
        >
          {t('dashboard.freeDayNote')}
        </EmptyState>
      </Panel>
    )
  }
  const done = stops.filter(({ state }) => state === 'done').length
  return (
    <Panel
      title={t('dayMap.progress', { done, count: stops.length })}
      action={
        current && (
          <Button
            icon={<Navigation aria-hidden="true" />}
            onPress={() => {
              setOpen(false)
              select(current)
            }}
          >
            {t('dayMap.next')}
          </Button>
        )
      }
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <ol ref={list} className={styles.cards} data-row={isRow || undefined} {...snap}>
        {stops.map((stop, i) => (
          <li key={stop.id} data-stop={stop.id} className={styles.item}>
            <StopCard
              stop={stop}
              isSelected={stop === selected}
              drive={driveTo(stop, stops[i - 1], here, minutes)}
              onSelect={() => {
                setOpen(false)
                select(stop)
              }}
            />
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** To the current stop from where the person is, where that is known; else from the stop before. */
function driveTo(
  stop: Stop,
  before: Stop | undefined,
  here: GeoPoint | null,
  minutesOf: ReturnType<typeof useDriveMinutes>,
) {
  if (stop.state === 'done' || stop.item.order.status === 'onSite') return null
  const isFromHere = stop.state === 'current' && here !== null
  const minutes = minutesOf(isFromHere ? here : (before?.item.geo ?? null), stop.item.geo)
  return minutes === null || minutes === 0 ? null : { minutes, isFromHere }
}

function useStopsOnMap(
  stops: readonly Stop[],
  {
    selectedId,
    focus,
    select,
  }: {
    readonly selectedId: string | undefined
    readonly focus: GeoPoint | null
    readonly select: (stop: Stop) => void
  },
  onMap: (content: OnMap) => void,
) {
  const lines = useMemo(() => stopLines(stops), [stops])
  const around = useMemo(() => stops.filter(hasPlace).map(({ item }) => item.geo), [stops])
  const press = useRef(select)
  useEffect(() => void (press.current = select))
  const marks = useMemo(
    () =>
      stops.filter(hasPlace).map((stop) => ({
        id: stop.id,
        place: stop.item.geo,
        isRaised: stop.id === selectedId,
        content: (
          <StopMark
            stop={stop}
            isSelected={stop.id === selectedId}
            onPress={() => press.current(stop)}
          />
        ),
      })),
    [stops, selectedId],
  )
  useEffect(
    () => onMap({ viewKey: 'stops', marks, lines, around, focus }),
    [onMap, marks, lines, around, focus],
  )
}

import { MapPinOff, WifiOff } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import type { MapState } from '#components/map/create-base-map.ts'
import type { Pressed } from '#components/map/people/press-target.ts'
import { useSyncStatus, useTimeZone } from '#data/react.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { askedDay } from '../asked-day.ts'
import { useOpenMap } from '../use-open-map.ts'
import { countOnMap, filterPeople } from './filter-people.ts'
import { Filters } from './filters.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonPanel } from './person-panel.tsx'
import styles from './tracking-desk.module.css'
import { readAddress, type TrackingAddress, withAddress } from './tracking-url.ts'
import { useAssign } from './use-assign.ts'
import { useDeskMarks } from './use-desk-marks.ts'
import { useShownRoute } from './use-shown-route.ts'
import { type TrackingBoard, useTrackingBoard } from './use-tracking-board.ts'
import { VisitPanel } from './visit-panel.tsx'

/** The map code is the largest part of the app: only who opens a map loads it. */
const TrackingMap = lazyPart(
  async () => (await import('#components/map/people/tracking-map.tsx')).TrackingMap,
)

/** Where everyone is and what there is to do today, on a map and as a list. */
export function TrackingDesk() {
  const t = useT()
  const today = useToday(useTimeZone())
  const data = useTrackingBoard(today)
  useOpenMap()
  if (data) return <Desk data={data} today={today} />
  return (
    <Page title={t('tracking.title')} width="full">
      <Skeleton label={t('map.loading')} />
    </Page>
  )
}

function Desk({ data, today }: { data: TrackingBoard; today: string }) {
  const t = useT()
  const { board, items } = data
  const { values, change: changeQuery } = useUrlQuery()
  const address = useMemo(() => readAddress(values), [values])
  const change = useCallback(
    (changes: Partial<TrackingAddress>) => changeQuery((now) => withAddress(now, changes)),
    [changeQuery],
  )
  const [state, setState] = useState<MapState | 'unsupported'>('loading')
  const people = useMemo(
    () => filterPeople(data.people, board, address),
    [data.people, board, address],
  )
  const person = data.people.find(({ userId }) => userId === address.person)
  const visit = items.get(address.visit)
  // Who or what a link selects is brought into view once; the map does not follow them.
  const [target, setTarget] = useState<GeoPoint | null>(person?.position ?? visit?.place ?? null)
  const route = useShownRoute(person?.userId ?? '', askedDay(address.routeDay, today))
  const marks = useDeskMarks({ data, address, today, people, route })
  const assign = useAssign(data, today)
  const online = useSyncStatus()?.online !== false

  const onPress = useCallback(
    (pressed: Pressed) =>
      change({
        person: pressed?.kind === 'person' ? pressed.id : '',
        visit: pressed?.kind === 'order' ? pressed.id : '',
        routeDay: null,
      }),
    [change],
  )
  const assignAndShow = (visitId: string, personId: string, start?: string) => {
    change({ visit: visitId, person: '' })
    void assign(visitId, personId, start)
  }
  const select = (id: string) => {
    const isSame = id === address.person
    change({ person: isSame ? '' : id, visit: '', routeDay: null })
    setTarget((!isSame && data.people.find(({ userId }) => userId === id)?.position) || null)
  }

  return (
    <Page
      title={t('tracking.title')}
      width="full"
      tools={<Filters address={address} change={change} />}
    >
      <div className={styles.frame}>
        <div className={styles.body}>
          <div className={styles.side}>
            {!online && (
              <Banner icon={<WifiOff aria-hidden="true" />} title={t('tracking.offline')}>
                {t('tracking.offlineNote')}
              </Banner>
            )}
            {visit && (
              <VisitPanel
                data={data}
                visit={visit}
                day={today}
                onTake={(personId, start) => assignAndShow(visit.id, personId, start)}
                onClose={() => change({ visit: '' })}
              />
            )}
            {person && (
              <PersonPanel
                data={data}
                person={person}
                today={today}
                route={route}
                onRoute={(routeDay) => change({ routeDay })}
                onClose={() => change({ person: '', routeDay: null })}
              />
            )}
            <output className={styles.summary}>
              {data.isLocated
                ? t('tracking.summary', {
                    count: people.length,
                    shown: countOnMap(people, board.now),
                  })
                : t('tracking.summaryLoading', { count: people.length })}
            </output>
            <PeopleList data={data} people={people} selected={address.person} onSelect={select} />
          </div>
          <div className={styles.stage} data-map={state}>
            {(state === 'missing' || state === 'unsupported') && (
              <div className={styles.noMap}>
                <Banner icon={<MapPinOff aria-hidden="true" />} title={t(`map.${state}`)}>
                  {t('tracking.listInstead')}
                </Banner>
              </div>
            )}
            {state !== 'unsupported' && (
              <div className={styles.map}>
                <TrackingMap
                  placeholder={<Skeleton label={t('map.loading')} />}
                  label={t('tracking.mapLabel')}
                  marks={marks}
                  target={target}
                  onPress={onPress}
                  onDrop={assignAndShow}
                  onState={setState}
                />
              </div>
            )}
            {mapTiles.attribution && <p className={styles.summary}>{mapTiles.attribution}</p>}
          </div>
        </div>
      </div>
    </Page>
  )
}

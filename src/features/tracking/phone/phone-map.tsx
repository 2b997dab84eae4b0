import { MapPinOff } from 'lucide-react'
import { useMemo, useState } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import type { MapState } from '#components/map/create-base-map.ts'
import { MapLoading } from '#components/map/map-loading.tsx'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useUrlQuery } from '#ui/url-query.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { emptyMap, type OnMap } from './on-map.ts'
import { OwnMark } from './own-mark.tsx'
import { OwnNote } from './own-note.tsx'
import styles from './phone-map.module.css'
import { RoutePanel } from './route-panel.tsx'
import { SharingPanel } from './sharing-panel.tsx'
import { StopsPanel } from './stops-panel.tsx'
import { useDayStops } from './use-day-stops.ts'
import { type RememberedPosition, useRememberedPosition } from './use-remembered-position.ts'
import { mapViews, ViewLinks } from './view-links.tsx'

/** The map code is the largest part of the app: it may not be on the device. */
const DayMap = lazyPart(async () => (await import('#components/map/day/day-map.tsx')).DayMap)

/** A technician's day on a map: the stops, their own route, and what they share of it. */
export function PhoneMap() {
  const t = useT()
  const { values } = useUrlQuery()
  const view = mapViews.find((one) => one === values.get('view')) ?? 'stops'
  const stops = useDayStops()
  const position = useRememberedPosition()
  const isBeside = useMediaQuery('(width >= 700px)')
  const [state, setState] = useState<MapState | 'unsupported'>('loading')
  const [content, setContent] = useState<OnMap>(emptyMap)
  const { own, isOn, toggle } = position
  const shown = useWithOwn(content, own)
  const here = own.kind === 'found' ? own.place : null
  const isGone = state === 'missing' || state === 'unsupported'

  return (
    <Page title={t('tracking.title')} width="full">
      <div className={styles.screen} data-map={state} data-day-screen>
        <div className={styles.map} data-without={state === 'unsupported' || undefined}>
          {state !== 'unsupported' && (
            <DayMap
              placeholder={<p className={styles.coming}>{t('map.loading')}</p>}
              label={t('dayMap.label')}
              {...shown}
              own={{ isOn, isAsking: own.kind === 'asking', onPress: toggle }}
              onState={setState}
            />
          )}
          {state === 'loading' && <MapLoading />}
          <ViewLinks view={view} />
          <div className={styles.notes} aria-live="polite">
            {isGone && (
              <Banner icon={<MapPinOff aria-hidden="true" />} title={t(`map.${state}`)}>
                {t(`dayMap.${state}Note`)}
              </Banner>
            )}
            <OwnNote own={own} />
          </div>
          {state !== 'unsupported' && (
            <p className={styles.source}>{mapTiles.attribution || t('map.demoTown')}</p>
          )}
        </div>
        {view === 'stops' && !stops && <Skeleton label={t('dashboard.loading')} count={2} />}
        {view === 'stops' && stops && (
          <StopsPanel stops={stops} here={here} isBeside={isBeside} onMap={setContent} />
        )}
        {view === 'route' && <RoutePanel onMap={setContent} />}
        {view === 'sharing' && <SharingPanel onMap={setContent} />}
      </div>
    </Page>
  )
}

/** The content of the view, with the person's own position. */
function useWithOwn(content: OnMap, own: RememberedPosition['own']) {
  return useMemo(() => {
    const { lines, marks, around, viewKey, focus } = content
    if (own.kind !== 'found')
      return { viewKey, around, focus, marks, lines: { ...lines, accuracy: null } }
    const { place, accuracy, heading } = own
    const mark = { id: 'own', place, isRaised: false, content: <OwnMark heading={heading} /> }
    return {
      // Once it is found, it is in view.
      viewKey: `${viewKey} own`,
      around: [place, ...around],
      focus,
      marks: [mark, ...marks],
      lines: { ...lines, accuracy: { center: place, metres: accuracy } },
    }
  }, [content, own])
}

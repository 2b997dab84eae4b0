import { LocateFixed, MapPinOff, MapPinX, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Site } from '#domain/entities/site.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { pointNearAddress, pointOfAddress } from '#domain/geo/point-of-address.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useIsTouch } from '#ui/use-media-query.ts'
import { lazyPart } from '../../lazy-part.ts'
import type { MapState } from '../create-base-map.ts'
import { hasMap } from '../offline-map.ts'
import { FitQuestion } from './fit-question.tsx'
import { PlaceLine } from './place-line.tsx'
import { PlaceTextField } from './place-text-field.tsx'
import styles from './place-field.module.css'
import { useHere } from './use-here.ts'
import type { Place } from './use-place.ts'

/** The map code is the largest part of the app: it has its own cache and may not be on the device. */
const PinMap = lazyPart(async () => (await import('./pin-map.tsx')).PinMap)

export interface PlaceFieldProps {
  place: Place
  /** The sites whose point is known: what is in view at first, and suggestions. */
  sites: readonly Pick<Site, 'address' | 'geo'>[] | undefined
  /** Whether a stored point may be moved, but not removed. */
  mustStay?: boolean
}

/** The point of an address: dropped, dragged or moved by keys on a map, read from a text, or where this device is. */
export function PlaceField({ place, sites, mustStay = false }: PlaceFieldProps) {
  const t = useT()
  const isTouch = useIsTouch()
  const frame = useRef<HTMLFieldSetElement>(null)
  const [state, setState] = useState<MapState | 'unsupported'>('loading')
  const [here, askHere] = useHere(place.move)
  const points = useMemo(() => sites?.flatMap(({ geo }) => geo ?? []), [sites])
  const around = points?.filter(hasMap)
  const isCovered = place.geo ? hasMap(place.geo) : around?.length !== 0 || points?.length === 0
  const known = place.geo === null && sites ? pointOfAddress(place.address, sites) : null
  const near = place.geo === null && !known && sites ? pointNearAddress(place.address, sites) : null

  const { refusals } = place
  useEffect(() => {
    if (refusals > 0)
      frame.current?.querySelector<HTMLElement>('[data-asks] button, [aria-invalid]')?.focus()
  }, [refusals])

  /** The button goes away with its question: the focus stays in the form, whose shortcuts need it. */
  function startAt(geo: GeoPoint): void {
    frame.current?.focus()
    place.move(geo)
  }

  return (
    <fieldset
      ref={frame}
      tabIndex={-1}
      className={styles.place}
      data-map={isCovered ? state : 'none'}
    >
      <legend className={styles.title}>{t('place.title')}</legend>
      {place.asksFit && <FitQuestion place={place} />}
      {known && (
        <Banner
          action={
            <Button size="small" onPress={() => startAt(known)}>
              {t('place.useKnown')}
            </Button>
          }
        >
          {t('place.known')}
        </Banner>
      )}
      {near && (
        <Banner
          action={
            <Button size="small" onPress={() => startAt(near.geo)}>
              {t('place.useNear')}
            </Button>
          }
        >
          {t(near.by === 'street' ? 'place.nearStreet' : 'place.nearby')}
        </Banner>
      )}
      {isCovered && around && state !== 'unsupported' && (
        <div className={styles.map} data-missing={state === 'missing' || undefined}>
          <PinMap
            placeholder={<Skeleton label={t('map.loading')} />}
            place={place.geo}
            around={around}
            onMove={place.move}
            onState={setState}
          />
        </div>
      )}
      {!isCovered ? (
        <Banner icon={<MapPinOff aria-hidden="true" />} title={t('place.noMap')}>
          {t('place.noMapNote')}
        </Banner>
      ) : state === 'missing' || state === 'unsupported' ? (
        <Banner icon={<MapPinOff aria-hidden="true" />} title={t(`map.${state}`)}>
          {t(state === 'missing' ? 'place.missingNote' : 'place.noMapNote')}
        </Banner>
      ) : (
        <p className={styles.note}>
          {t(!place.geo ? 'place.drop' : isTouch ? 'place.adjustTouch' : 'place.adjust')}{' '}
          {mapTiles.attribution || `${t('map.demoTown')}.`}
        </p>
      )}
      <PlaceLine place={place} here={here} />
      <div className={styles.buttons}>
        <Button
          icon={<LocateFixed aria-hidden="true" />}
          pending={here.kind === 'asking'}
          onPress={askHere}
        >
          {t('place.here')}
        </Button>
        {place.undo && (
          <Button icon={<Undo2 aria-hidden="true" />} onPress={place.undo}>
            {t('action.undo')}
          </Button>
        )}
        {place.geo && !place.asksFit && !mustStay && (
          <Button icon={<MapPinX aria-hidden="true" />} onPress={() => place.move(null)}>
            {t('place.remove')}
          </Button>
        )}
      </div>
      <PlaceTextField place={place} />
    </fieldset>
  )
}

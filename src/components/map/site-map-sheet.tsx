import { MapPinOff, MapPinPen } from 'lucide-react'
import { useState } from 'react'
import type { Site } from '#domain/entities/site.ts'
import { distanceKm, type GeoPoint } from '#domain/geo/distance-km.ts'
import { mapTiles } from '#domain/geo/map-tiles.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { lazyPart } from '../lazy-part.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { addressLines } from '#domain/geo/address-lines.ts'
import { AddressText } from '../contact/address-text.tsx'
import { DirectionsLink } from '../contact/directions-link.tsx'
import { isDescriptiveName } from '../contact/is-descriptive-name.ts'
import { MapLoading } from './map-loading.tsx'
import styles from './site-map-sheet.module.css'
import { type OwnPosition, useOwnPosition } from './use-own-position.ts'

/** The map code is the largest part of the app: it has its own cache and may not be on the device. */
const MapCanvas = lazyPart(async () => (await import('./map-canvas.tsx')).MapCanvas)

export interface SiteMapSheetProps {
  /** null for a recorded position. */
  site: Pick<Site, 'name' | 'address'> | null
  place: GeoPoint
  /** For those who may correct where the site is; called once the sheet is closed. */
  onCorrect?: (() => void) | null | undefined
  onClose: () => void
}

/** A site or a recorded position: on a map where one is available, and always as text. */
export function SiteMapSheet({ site, place, onCorrect = null, onClose }: SiteMapSheetProps) {
  const t = useT()
  const [state, setState] = useState<'loading' | 'drawn' | 'missing' | 'unsupported'>('loading')
  const [own, askOwn] = useOwnPosition()
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('map.title')}
      closeLabel={t('action.close')}
      size="large"
    >
      <div className={styles.body} data-map={state}>
        {state !== 'unsupported' && (
          <div className={styles.map} data-missing={state === 'missing' || undefined}>
            <MapCanvas
              placeholder={<MapComing />}
              place={place}
              address={site ? addressLines(site.address).join(', ') : pointText(place)}
              own={own.kind === 'found' ? own.place : null}
              isLooking={own.kind === 'asking'}
              onAskOwn={askOwn}
              onState={setState}
            />
            {state === 'loading' && <MapLoading />}
          </div>
        )}
        <div aria-live="polite">
          {(state === 'missing' || state === 'unsupported') && (
            <Banner icon={<MapPinOff aria-hidden="true" />} title={t(`map.${state}`)}>
              {t(`map.${state}Note`)}
            </Banner>
          )}
          <OwnLine own={own} place={place} />
        </div>
        {site && (
          <div className={styles.where}>
            <p className={styles.address}>
              {isDescriptiveName(site) && <strong>{site.name}</strong>}
              <AddressText address={site.address} />
            </p>
            <div className={styles.actions}>
              {onCorrect && (
                <Button
                  icon={<MapPinPen aria-hidden="true" />}
                  onPress={() => {
                    onClose()
                    onCorrect()
                  }}
                >
                  {t('places.correct')}
                </Button>
              )}
              <DirectionsLink site={{ address: site.address, geo: place }} />
            </div>
          </div>
        )}
        {state !== 'unsupported' && (
          <p className={styles.note}>{mapTiles.attribution || t('map.demoTown')}</p>
        )}
      </div>
    </Sheet>
  )
}

function pointText({ latitude, longitude }: GeoPoint): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}

/** Shown until the map code has loaded, which may need the network. */
function MapComing() {
  const t = useT()
  return <p className={styles.coming}>{t('map.loading')}</p>
}

function OwnLine({ own, place }: { own: OwnPosition; place: GeoPoint }) {
  const t = useT()
  const format = useFormat()
  switch (own.kind) {
    case 'unasked':
    case 'asking':
      return null
    case 'lost':
      return <p className={styles.note}>{t('map.ownPositionUnknown')}</p>
    case 'denied':
    case 'missing':
      return <p className={styles.note}>{t(`sharing.problem.${own.kind}`)}</p>
    case 'found': {
      const km = distanceKm(own.place, place)
      const values = {
        distance: format.number(Math.round(km * 10) / 10),
        metres: format.number(Math.round(own.accuracy)),
      }
      return <p className={styles.note}>{t('map.ownPositionDistance', values)}</p>
    }
  }
}

import { MapPinOff } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '#components/lazy-part.ts'
import type { MapState } from '#components/map/create-base-map.ts'
import { hasMap } from '#components/map/offline-map.ts'
import { SitePlace } from '#components/map/place/site-place.tsx'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { mappedSites } from '#data/index.ts'
import { useActor, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Site } from '#domain/entities/site.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { useT } from '#messages/index.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import styles from './site-pin.module.css'

/** The map code is the largest part of the app: it has its own cache and may not be on the device. */
const MapCanvas = lazyPart(async () => (await import('#components/map/map-canvas.tsx')).MapCanvas)
const PlaceSheet = lazySheet(
  async () => (await import('#components/map/place/place-sheet.tsx')).PlaceSheet,
)

/** Where the chosen site is: on a small map where there is room, else behind a button. */
export function SitePin({ site }: { site: Site }) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const sites = useLive(mappedSites())
  const hasRoom = useMediaQuery('(width >= 1200px)')
  const [state, setState] = useState<MapState | 'unsupported'>('loading')
  const mayEdit = actor !== null && can(actor, 'site/edit')
  const isShown = hasRoom && hasMap(site.geo) && state !== 'missing' && state !== 'unsupported'
  return (
    <>
      {site.geo === null ? (
        <p className={styles.none}>
          <MapPinOff aria-hidden="true" />
          {t('orders.siteNotOnMap')}
        </p>
      ) : (
        isShown && (
          <div className={styles.map}>
            <MapCanvas
              placeholder={<Skeleton label={t('map.loading')} />}
              place={site.geo}
              address={addressLines(site.address).join(', ')}
              own={null}
              isLooking={false}
              isEmbedded
              onAskOwn={undefined}
              onState={setState}
            />
          </div>
        )
      )}
      <div className={styles.buttons}>
        <SitePlace
          site={site}
          renderSheet={
            mayEdit
              ? (onClose) => (
                  <PlaceSheet
                    site={site}
                    sites={sites}
                    save={(geo) => mutate('site/edit', { siteId: site.id, edits: { geo } })}
                    onClose={onClose}
                  />
                )
              : null
          }
        />
      </div>
    </>
  )
}

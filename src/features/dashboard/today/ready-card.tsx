import { ChevronDown, CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { saveReader } from '#components/barcode/offline-reader.ts'
import { useReaderSaved } from '#components/barcode/use-reader-saved.ts'
import { hasMap, saveMaps } from '#components/map/offline-map.ts'
import { useMissingMaps } from '#components/map/use-missing-maps.ts'
import { useLoaded } from '#components/use-loaded.ts'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { type OrderReadiness, readiness } from '#data/index.ts'
import { useData, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { addDays, fromLocalTime } from '#domain/time/local-time.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { useFormat, useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Button } from '#ui/form/button.tsx'
import { sharedTitles } from './shared-titles.ts'
import { missingForAll, missingOf } from './missing-downloads.ts'
import styles from './today.module.css'

export interface ReadyCardProps {
  /** Whether what is downloaded is listed from the start, and the button offered whatever is missing. */
  isOpen?: boolean
}

/**
 * Whether everything for today's and tomorrow's orders is on this phone, and a button to download the rest.
 */
export function ReadyCard({ isOpen = false }: ReadyCardProps) {
  const t = useT()
  const data = useData()
  const timeZone = useTimeZone()
  const today = useToday(timeZone)
  const orders = useLive(readiness(fromLocalTime(`${addDays(today, 2)}T00:00`, timeZone) ?? '~'))
  const online = useSyncStatus()?.online ?? true
  const [download, setDownload] = useState<'idle' | 'running' | 'done' | 'failed'>('idle')
  const sites = (orders ?? []).flatMap(({ site }) => site?.geo ?? [])
  const [isMapMissing, recheckMaps] = useMissingMaps(sites)
  if (!orders) return null
  const incomplete = orders.filter((one) => missingOf(one).length > 0)
  const shared = missingForAll(orders, isMapMissing)
  const titles = sharedTitles(orders.map(({ order }) => order.title))
  const isReady = incomplete.length === 0 && shared.length === 0

  async function downloadAll() {
    setDownload('running')
    const ids = incomplete.flatMap(({ missingPhotos }) => missingPhotos)
    const results = await Promise.all([data.saveForOffline(ids), saveReader(), saveMaps(sites)])
    await recheckMaps()
    setDownload(results.every(Boolean) ? 'done' : 'failed')
  }

  return (
    <div className={styles.card}>
      <details className={styles.details} open={isOpen}>
        <summary className={styles.summary}>
          <StateIcon isMissing={!isReady} />
          <h2 className={styles.heading}>
            {incomplete.length > 0
              ? t('ready.some', { count: incomplete.length })
              : t(isReady ? 'ready.title' : 'ready.almost')}
          </h2>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </summary>
        {isReady && <p className={styles.sum}>{t('ready.all', { count: orders.length })}</p>}
        <ul className={styles.orders}>
          {shared.map((what) => (
            <ReadyRow
              key={what}
              title={t(`ready.shared.${what}`)}
              note={t('ready.notDownloaded')}
              isMissing
            />
          ))}
          <ReaderRow key={download} />
          {orders.map((item) => (
            <ReadyOrder
              key={item.order.id}
              item={item}
              hasNumber={titles.has(item.order.title)}
              isMapHere={hasMap(item.site?.geo ?? null) && !isMapMissing(item.site?.geo ?? null)}
            />
          ))}
        </ul>
        <StorageRow key={download} />
      </details>
      {(isOpen || !isReady || download !== 'idle') && (
        <div className={styles.foot}>
          <Button
            icon={<Download aria-hidden="true" />}
            pending={download === 'running'}
            isDisabled={!online}
            onPress={() => void downloadAll()}
          >
            {t('ready.download')}
          </Button>
          <output className={styles.note}>
            {download === 'done' && t('ready.downloaded')}
            {download === 'failed' && t('ready.failed')}
          </output>
        </div>
      )}
    </div>
  )
}

interface ReadyOrderProps {
  item: OrderReadiness
  /** Whether another order has the same title, so that only the number tells them apart. */
  hasNumber: boolean
  isMapHere: boolean
}

function ReadyOrder({ item, hasNumber, isMapHere }: ReadyOrderProps) {
  const t = useT()
  const format = useFormat()
  const missing = missingOf(item).map((what) =>
    what === 'photos'
      ? t('ready.thing.photos', { count: item.missingPhotos.length })
      : t(`ready.thing.${what}`),
  )
  return (
    <ReadyRow
      title={hasNumber ? `${item.order.title} · ${item.order.ref}` : item.order.title}
      note={
        missing.length === 0
          ? t(isMapHere ? 'ready.orderWithMap' : 'ready.order')
          : t('ready.missing', { things: format.list(missing) })
      }
      isMissing={missing.length > 0}
    />
  )
}

/** Shown only if the barcode reader is missing on a device that needs it. */
function ReaderRow() {
  const t = useT()
  if (useReaderSaved() !== false) return null
  return <ReadyRow title={t('ready.scanner')} note={t('ready.notDownloaded')} isMissing />
}

interface ReadyRowProps {
  title: string
  note: string
  isMissing: boolean
}

function ReadyRow({ title, note, isMissing }: ReadyRowProps) {
  return (
    <li className={styles.order}>
      <StateIcon isMissing={isMissing} />
      <div className={styles.what}>
        <p>{title}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  )
}

function StateIcon({ isMissing }: { isMissing: boolean }) {
  const Icon = isMissing ? CircleAlert : CircleCheck
  return <Icon aria-hidden="true" className={styles.ready} data-missing={isMissing || undefined} />
}

/** How much is stored here, and whether the browser protects it. */
function StorageRow() {
  const t = useT()
  const data = useData()
  const { locale } = useFormat()
  const device = useDeviceName()
  const use = useLoaded(data.storageUse)

  if (!use || use.usedBytes === null) return null
  return (
    <p className={styles.note}>
      {t('ready.storageUsed', { used: formatBytes(use.usedBytes, locale), device })}{' '}
      {t(use.isPersistent ? 'ready.storageProtected' : 'ready.storageNotProtected')}
    </p>
  )
}

import { CircleAlert, CircleCheck, Download } from 'lucide-react'
import { useState } from 'react'
import { saveReader } from '#components/barcode/offline-reader.ts'
import { useReaderHere } from '#components/barcode/use-reader-here.ts'
import { hasMap, saveMaps } from '#components/map/offline-map.ts'
import { useMapsMissing } from '#components/map/use-maps-missing.ts'
import { useLoaded } from '#components/use-loaded.ts'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { type OrderReadiness, readiness } from '#data/index.ts'
import { useData, useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import { addDays, fromLocalTime, localDay } from '#domain/time/local-time.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { type Translate, useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import styles from './today.module.css'

/**
 * Whether everything for today's and tomorrow's orders is on this phone, and a button to download the rest.
 */
export function ReadyCard() {
  const t = useT()
  const data = useData()
  const timeZone = useTimeZone()
  const today = localDay(new Date(useNow()).toISOString(), timeZone)
  const jobs = useLive(readiness(fromLocalTime(`${addDays(today, 2)}T00:00`, timeZone) ?? '~'))
  const online = useSyncStatus()?.online ?? true
  const [taken, setTaken] = useState<'idle' | 'taking' | 'took' | 'failed'>('idle')
  const places = (jobs ?? []).flatMap(({ site }) => site?.geo ?? [])
  const [isMapMissing, lookForMaps] = useMapsMissing(places)
  if (!jobs) return null
  const rows = jobs.map((job) => ({ job, things: thingsOf(job, isMapMissing, t) }))
  const lacking = rows.filter(({ things }) => things.length > 0)

  async function take() {
    setTaken('taking')
    const ids = lacking.flatMap(({ job }) => job.missingPhotos)
    const came = await Promise.all([data.saveForOffline(ids), saveReader(), saveMaps(places)])
    await lookForMaps()
    setTaken(came.every(Boolean) ? 'took' : 'failed')
  }

  return (
    <Card
      title={lacking.length === 0 ? t('ready.title') : t('ready.some', { count: lacking.length })}
    >
      {lacking.length === 0 && (
        <p className={styles.sum}>{t('ready.all', { count: jobs.length })}</p>
      )}
      <ul className={styles.jobs}>
        {rows.map(({ job, things }) => (
          <ReadyJob key={job.order.id} job={job} things={things} />
        ))}
        <ReaderRow key={taken} />
      </ul>
      <div className={styles.foot}>
        <Button
          icon={<Download aria-hidden="true" />}
          pending={taken === 'taking'}
          isDisabled={!online}
          onPress={() => void take()}
        >
          {t('ready.take')}
        </Button>
        <output className={styles.note}>
          {taken === 'took' && t('ready.took')}
          {taken === 'failed' && t('ready.failed')}
        </output>
        <Room key={taken} />
      </div>
    </Card>
  )
}

function ReadyJob({ job, things }: { job: OrderReadiness; things: readonly string[] }) {
  const t = useT()
  const format = useFormat()
  const geo = job.site?.geo ?? null
  return (
    <ReadyRow
      title={job.order.title}
      note={
        things.length === 0
          ? t(hasMap(geo) ? 'ready.jobOkMap' : 'ready.jobOk')
          : t('ready.missing', { things: format.list(things) })
      }
      isMissing={things.length > 0}
    />
  )
}

/** Shown only if the barcode reader is missing on a device that needs it. */
function ReaderRow() {
  const t = useT()
  if (useReaderHere() !== false) return null
  return <ReadyRow title={t('ready.reader')} note={t('ready.noReader')} isMissing />
}

interface ReadyRowProps {
  title: string
  note: string
  isMissing: boolean
}

function ReadyRow({ title, note, isMissing }: ReadyRowProps) {
  const Icon = isMissing ? CircleAlert : CircleCheck
  return (
    <li className={styles.job}>
      <Icon aria-hidden="true" className={styles.ready} data-missing={isMissing || undefined} />
      <div className={styles.what}>
        <p>{title}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </li>
  )
}

/** How much is stored here, and whether the browser protects it. */
function Room() {
  const t = useT()
  const data = useData()
  const { locale } = useFormat()
  const device = useDeviceName()
  const use = useLoaded(data.storageUse)

  if (!use || use.usedBytes === null) return null
  return (
    <p className={styles.note}>
      {t('ready.room', { used: formatBytes(use.usedBytes, locale), device })}{' '}
      {t(use.isPersistent ? 'ready.kept' : 'ready.notKept')}
    </p>
  )
}

/** What is still missing for an order, as text. */
function thingsOf(
  job: OrderReadiness,
  isMapMissing: (place: GeoPoint | null) => boolean,
  t: Translate,
): readonly string[] {
  const { customer, site, history, catalogue, van, missingPhotos } = job
  return [
    ...(customer ? [] : [t('ready.thing.customer')]),
    ...(site ? [] : [t('ready.thing.site')]),
    ...(history ? [] : [t('ready.thing.history')]),
    ...(catalogue ? [] : [t('ready.thing.catalogue')]),
    ...(van ? [] : [t('ready.thing.van')]),
    ...(isMapMissing(site?.geo ?? null) ? [t('ready.thing.map')] : []),
    ...(missingPhotos.length > 0 ? [t('ready.thing.photos', { count: missingPhotos.length })] : []),
  ]
}

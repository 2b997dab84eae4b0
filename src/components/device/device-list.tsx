import { lazy, Suspense, useState } from 'react'
import type { Device } from '#domain/entities/device.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './device-list.module.css'

const ForgetDialog = lazy(async () => ({
  default: (await import('./forget-dialog.tsx')).ForgetDialog,
}))

/** Longer unused devices are not shown. */
const shownFor = 90 * 86_400_000

export interface DeviceListProps {
  devices: readonly Device[]
  /** The id of the device that shows the list; it cannot be forgotten, because it is in use. */
  thisId?: string | undefined
  /** What this device has not sent, as it knows itself: what it told the office may be minutes old. */
  thisUnsent?: number | undefined
  /** Given where the reader may take devices out of the list; false: it could not. */
  onForget?: ((device: Device) => Promise<boolean>) | undefined
}

/** The devices of one person: when each was seen last, its app, and what it had not sent. */
export function DeviceList({ devices, thisId, thisUnsent, onForget }: DeviceListProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const [forgetting, setForgetting] = useState<Device | null>(null)
  const shown = devices.filter(({ updatedAt }) => Date.parse(updatedAt) > now - shownFor)
  if (shown.length === 0) return <p className={styles.note}>{t('devices.none')}</p>
  return (
    <>
      <p className={styles.note}>{t('devices.howOften')}</p>
      <ul className={styles.list}>
        {shown.map((device) => {
          const isThis = device.deviceId === thisId
          const unsent = (isThis ? thisUnsent : undefined) ?? device.unsentCount
          const label = device.label === '' ? t('devices.unknown') : device.label
          return (
            <li key={device.id}>
              <div className={styles.facts}>
                <p className={styles.name}>
                  <strong>{label}</strong>{' '}
                  {isThis && <Badge tone="grey">{t('devices.this')}</Badge>}
                </p>
                <p className={styles.note}>
                  {t('devices.seen', {
                    when: `${format.date(device.updatedAt, now)}, ${format.time(device.updatedAt)}`,
                    version: device.appVersion,
                  })}
                </p>
                {unsent > 0 && (
                  <p className={styles.unsent}>{t('devices.unsent', { count: unsent })}</p>
                )}
              </div>
              {onForget && !isThis && (
                <Button
                  variant="quiet"
                  aria-label={t('devices.forgetOne', { label })}
                  onPress={() => setForgetting(device)}
                >
                  {t('devices.forget')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {forgetting && onForget && (
        <Suspense fallback={null}>
          <ForgetDialog
            device={forgetting}
            onForget={onForget}
            onClose={() => setForgetting(null)}
          />
        </Suspense>
      )}
    </>
  )
}

import type { Device } from '#domain/entities/device.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import styles from './device-list.module.css'

/** Longer unused devices are not shown. */
const shownFor = 90 * 86_400_000

/** The devices of one person: when each was seen last, its app, and what it had not sent. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const shown = devices.filter(({ updatedAt }) => Date.parse(updatedAt) > now - shownFor)
  if (shown.length === 0) return <p className={styles.note}>{t('devices.none')}</p>
  return (
    <ul className={styles.list}>
      {shown.map(({ id, label, appVersion, unsentCount, updatedAt }) => (
        <li key={id}>
          <strong>{label === '' ? t('devices.unknown') : label}</strong>
          <p className={styles.note}>
            {t('devices.seen', {
              when: `${format.date(updatedAt, now)}, ${format.time(updatedAt)}`,
              version: appVersion,
            })}
          </p>
          {unsentCount > 0 && (
            <p className={styles.unsent}>{t('devices.unsent', { count: unsentCount })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}

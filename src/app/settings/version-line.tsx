import { useAtomValue } from 'jotai'
import { useT } from '#messages/index.ts'
import { UpdateBanner } from '../banners/update-banner.tsx'
import { updateState } from '../pwa/update.ts'
import { appVersion } from '#lib/app-version.ts'
import styles from './device-storage.module.css'

export function VersionLine() {
  const t = useT()
  const waiting = useAtomValue(updateState) !== 'none'
  return (
    <>
      {waiting && <UpdateBanner />}
      <p className={styles.room}>{t('shell.version', { version: appVersion })}</p>
    </>
  )
}

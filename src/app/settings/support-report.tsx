import { LifeBuoy } from 'lucide-react'
import { outboxItems } from '#data/index.ts'
import { useData, useLive, useSession } from '#data/react.ts'
import { saveFile } from '#lib/save-file.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { currentSettings } from './device-settings.ts'
import { appVersion } from '#lib/app-version.ts'
import styles from './device-storage.module.css'

/** Saves diagnostics of this device as a file, without any order data. */
export function SupportReport() {
  const t = useT()
  const data = useData()
  const session = useSession()
  const items = useLive(outboxItems()) ?? []

  async function save() {
    const report = {
      app: appVersion,
      // All times are UTC; this is the zone the person's own clock shows.
      at: new Date().toISOString(),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      browser: navigator.userAgent,
      languages: navigator.languages,
      online: navigator.onLine,
      screen: { width: innerWidth, height: innerHeight, scale: devicePixelRatio },
      worker: navigator.serviceWorker?.controller?.state ?? null,
      settings: currentSettings(),
      signedInAs: session.kind === 'signedIn' ? session.uid : null,
      storage: { state: data.storage.get(), ...(await data.storageUse()) },
      sending: data.status.get(),
      unsent: items.map(({ name, at, state, attempts, problem, bytes }) => ({
        name,
        at,
        state,
        attempts,
        problem: problem?.type ?? null,
        bytes,
      })),
    }
    saveFile(
      'daybook-report.json',
      new Blob([JSON.stringify(report, null, 2)], { type: 'application/json' }),
    )
  }

  return (
    <div className={styles.room}>
      <p>{t('settings.reportNote')}</p>
      <Button size="small" icon={<LifeBuoy aria-hidden="true" />} onPress={() => void save()}>
        {t('settings.report')}
      </Button>
    </div>
  )
}

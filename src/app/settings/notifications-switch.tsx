import { useAtom } from 'jotai'
import { useState } from 'react'
import { useSession } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Switch } from '#ui/form/switch.tsx'
import { askToNotify } from '../banners/ask-to-notify.ts'
import { deviceSettings } from './device-settings.ts'
import styles from './device-storage.module.css'

/** Switches notifications of new orders on this device on or off, and whether they wait for quiet hours to end. */
export function NotificationsSwitch() {
  const t = useT()
  const format = useFormat()
  const session = useSession()
  const quietHours = (session.kind === 'signedIn' && session.company?.quietHours) || ''
  const [settings, change] = useAtom(deviceSettings)
  const [refused, setRefused] = useState(() => Notification.permission === 'denied')

  async function choose(wanted: boolean) {
    if (!wanted) {
      change({ notify: false })
      return
    }
    const granted = await askToNotify()
    setRefused(Notification.permission === 'denied')
    change({ notify: granted })
  }

  return (
    <div className={styles.choice}>
      <Switch
        label={t('notify.switch')}
        checked={settings.notify && !refused}
        disabled={refused}
        onChange={(event) => void choose(event.target.checked)}
      />
      <p>{t(refused ? 'notify.blocked' : 'notify.note')}</p>
      {settings.notify && !refused && quietHours !== '' && (
        <Switch
          label={t('quiet.device')}
          description={t('quiet.deviceNote', {
            hours: quietHours.split('-').map(format.clock).join(' – '),
          })}
          checked={settings.notifyInQuiet}
          onChange={(event) => change({ notifyInQuiet: event.target.checked })}
        />
      )}
    </div>
  )
}

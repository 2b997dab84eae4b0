import { useState } from 'react'
import { useLoad } from '#components/use-loaded.ts'
import { trackingAgreed } from '#data/index.ts'
import { useData, useLive, useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Switch } from '#ui/form/switch.tsx'
import styles from './tracking-page.module.css'

/** The person's consent to location sharing, explained in plain words. Off by default. */
export function TrackingConsentCard() {
  const t = useT()
  const data = useData()
  const session = useSession()
  const mode = (session.kind === 'signedIn' && session.company?.tracking) || 'off'
  const agreed = useLive(trackingAgreed())
  const [refused, setRefused] = useState(false)
  const [chosen, setChosen] = useState<boolean | null>(null)
  // The stored setting has caught up.
  if (chosen !== null && agreed === chosen) setChosen(null)
  const missing = !('geolocation' in navigator)

  useLoad(isRefused, setRefused)

  async function choose(wanted: boolean) {
    setChosen(wanted)
    try {
      await data.agreeToTracking(wanted)
    } catch (error) {
      setChosen(null)
      throw error
    }
    if (!wanted) return
    // Asks for permission now, while the reason is obvious.
    const fix = await (await data.loadTracker()).locate()
    if (fix) return
    const is = await isRefused()
    setRefused(is)
    if (is) await data.agreeToTracking(false)
  }

  return (
    <Card title={t('sharing.title')}>
      <div className={styles.choice}>
        <Switch
          label={t('sharing.switch')}
          checked={(chosen ?? agreed === true) && !refused}
          disabled={agreed === undefined || refused || missing}
          aria-busy={chosen !== null}
          onChange={(event) => void choose(event.target.checked)}
        />
        {(refused || missing) && (
          <Banner title={t(missing ? 'sharing.problem.missing' : 'sharing.problem.denied')}>
            {t('sharing.problemNote')}
          </Banner>
        )}
        <ul className={styles.terms}>
          <li>{t('sharing.term.steps')}</li>
          <li>{t(`sharing.term.${mode}`)}</li>
          <li>{t('sharing.term.who')}</li>
          <li>{t('sharing.term.stop')}</li>
          <li>{t('sharing.term.battery')}</li>
        </ul>
      </div>
    </Card>
  )
}

/** Whether the browser denies location access; false if that is unknown until asked. */
async function isRefused(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'denied'
  } catch {
    return false
  }
}

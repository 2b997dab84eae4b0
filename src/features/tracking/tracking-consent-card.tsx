import { useSession } from '#data/react.ts'
import { trackingModeOf } from '#domain/tracking/tracking-mode.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Switch } from '#ui/form/switch.tsx'
import styles from './tracking-page.module.css'
import { useTrackingConsent } from './use-tracking-consent.ts'

/** The person's consent to location sharing, explained in plain words. Off by default. */
export function TrackingConsentCard() {
  const t = useT()
  const session = useSession()
  const mode = trackingModeOf(session.kind === 'signedIn' ? session.company : null)
  const { agreed, isChanging, refused, missing, choose } = useTrackingConsent()

  return (
    <Card title={t('sharing.title')}>
      <div className={styles.choice}>
        <Switch
          label={t('sharing.switch')}
          checked={agreed === true && !refused}
          disabled={agreed === undefined || refused || missing}
          aria-busy={isChanging}
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

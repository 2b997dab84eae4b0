import { useSearchParams } from 'react-router'
import { useData, useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { SessionFrame } from './session-frame.tsx'
import styles from './accept-invite-page.module.css'

export function AcceptInvitePage() {
  const t = useT()
  const data = useData()
  const session = useSession()
  const [search] = useSearchParams()
  const code = search.get('code')
  if (session.kind !== 'signedIn') return null
  return (
    <SessionFrame
      title={t('invite.title')}
      footer={
        <Button variant="quiet" size="small" onPress={() => void data.signOut('erase')}>
          {t('session.signOut')}
        </Button>
      }
    >
      <Facts
        items={[
          { term: t('invite.signedInAs'), detail: session.email },
          ...(code === null ? [] : [{ term: t('invite.code'), detail: code }]),
        ]}
      />
      {code === null ? <Banner>{t('invite.noCode')}</Banner> : <p>{t('invite.inLink')}</p>}
      <section>
        <h2 className={styles.heading}>{t('invite.meaning')}</h2>
        <ul>
          <li>{t('invite.meaningAccount')}</li>
          <li>{t('invite.meaningOrders')}</li>
          <li>{t('invite.meaningVisible')}</li>
        </ul>
      </section>
      {code !== null && (
        <section className={styles.recorded}>
          <h2 className={styles.heading}>{t('invite.recorded')}</h2>
          <p>{t('invite.noneAccepted')}</p>
          <p>{t('invite.askOffice')}</p>
        </section>
      )}
      {session.company === null && (
        <ButtonLink href="/account-setup" wide>
          {t('invite.setUpOwn')}
        </ButtonLink>
      )}
    </SessionFrame>
  )
}

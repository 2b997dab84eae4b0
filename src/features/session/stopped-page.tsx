import { useState } from 'react'
import { problemText } from '#components/text/problem-text.ts'
import { useData, useSession, useSyncStatus } from '#data/react.ts'
import { leftLately } from '#domain/access/late-work.ts'
import type { StopReason } from '#domain/access/decide-route.ts'
import type { User } from '#domain/entities/user.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Link } from '#ui/link.tsx'
import { SessionFrame } from './session-frame.tsx'
import styles from './stopped-page.module.css'

/** Shown where the guard stops: the reason, what is safe and what still works. */
export function StoppedPage({ reason }: { reason: StopReason }) {
  const t = useT()
  const data = useData()
  const session = useSession()
  const status = useSyncStatus()
  const [pending, setPending] = useState(false)
  const { user, error } = session.kind === 'signedIn' ? session : { user: null, error: null }
  const isStorage = error?.type === 'storage/full' || error?.type === 'storage/unavailable'
  const words = {
    'account-inactive': { title: t('stopped.inactiveTitle'), note: t('stopped.inactive') },
    'session-not-loaded': {
      title: t('stopped.notLoadedTitle'),
      note: isStorage ? problemText(t, error) : t('stopped.notLoaded'),
    },
  }[reason]
  const unsent = status?.unsent ?? 0

  async function reload() {
    setPending(true)
    await data.reloadSession().finally(() => setPending(false))
  }

  return (
    <SessionFrame title={words.title} note={words.note}>
      <section>
        <h2 className={styles.heading}>{t('stopped.stillWorks')}</h2>
        <ul className={styles.list}>
          {reason === 'account-inactive' ? (
            <InactiveFacts user={user} unsent={unsent} />
          ) : (
            <li>{t('stopped.dataStays')}</li>
          )}
          <li>
            {t('stopped.unsent', { count: unsent })}{' '}
            {unsent > 0 && <Link href="?panel=sync">{t('stopped.unsentList')}</Link>}
          </li>
        </ul>
      </section>
      <div className={styles.actions}>
        <Button variant="primary" wide pending={pending} onPress={() => void reload()}>
          {t('action.retry')}
        </Button>
        <Button variant="quiet" wide onPress={() => void data.signOut('erase')}>
          {t('session.signOut')}
        </Button>
      </div>
    </SessionFrame>
  )
}

/** What becomes of the work and the data of a person who lost access. */
function InactiveFacts({ user, unsent }: { user: User | null; unsent: number }) {
  const t = useT()
  const now = useNow()
  const isAccepted = user !== null && leftLately(user, now) !== null
  return (
    <>
      {isAccepted && unsent > 0 && <li>{t('stopped.lateWork')}</li>}
      {!isAccepted && unsent > 0 && <li>{t('stopped.tooLate')}</li>}
      <li>{t('stopped.dataRemoved')}</li>
    </>
  )
}

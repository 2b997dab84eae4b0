import { lazy, Suspense } from 'react'
import { useData, useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { SessionFrame } from './session-frame.tsx'

const SetupForm = lazy(() =>
  import('./account-setup-form.tsx').then((module) => ({ default: module.AccountSetupForm })),
)

export function AccountSetupPage() {
  const t = useT()
  const data = useData()
  const session = useSession()
  if (session.kind !== 'signedIn') return null
  return (
    <SessionFrame
      wide
      title={t('setup.title')}
      note={`${t('setup.note')} ${t('setup.draftNote')}`}
      footer={
        <>
          <span>
            {t('invite.signedInAs')} {session.email}
          </span>
          <Button variant="quiet" size="small" onPress={() => void data.signOut('erase')}>
            {t('session.signOut')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<Skeleton label={t('setup.title')} shape="text" count={8} />}>
        <SetupForm key={session.uid} session={session} />
      </Suspense>
    </SessionFrame>
  )
}

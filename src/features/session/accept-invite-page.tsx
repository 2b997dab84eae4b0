import { useState } from 'react'
import { Navigate } from 'react-router'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useSession } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { ButtonLink } from '#ui/link.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { AccountChoice } from './join/account-choice.tsx'
import { AskAgain } from './join/ask-again.tsx'
import { InviteOffer, JoinMeaning } from './join/invite-offer.tsx'
import { JoinNow } from './join/join-now.tsx'
import { useJoinProgress } from './join/join-progress.ts'
import { joinStep } from './join/join-step.ts'
import { SwitchAccount } from './join/switch-account.tsx'
import { useInviteLink } from './join/use-invite-link.ts'
import { SessionFrame } from './session-frame.tsx'

/** The page of an invitation's link. Opening it changes nothing; it works before and after signing in. */
export function AcceptInvitePage() {
  const t = useT()
  const session = useSession()
  const { link, text, read, readAgain } = useInviteLink()
  const joining = useJoinProgress(text, 'join')
  const [forgot, setForgot] = useState<string | null>(null)
  const step = joinStep(link, session, read)
  const toToday = <ButtonLink href="/dashboard">{t('join.today')}</ButtonLink>

  if (forgot !== null && session.kind === 'signedOut') {
    return <ForgotPassword email={forgot} onEmail={setForgot} onBack={() => setForgot(null)} />
  }
  switch (step.kind) {
    case 'loading':
      return <LoadingInvite />
    case 'malformed':
      return (
        <SessionFrame title={t('join.malformedTitle')} note={t('join.malformed')}>
          {session.kind === 'signedIn' ? (
            toToday
          ) : (
            <ButtonLink href="/login">{t('session.signIn')}</ButtonLink>
          )}
        </SessionFrame>
      )
    case 'offline':
      return (
        <SessionFrame title={t('join.offlineTitle')} note={t('join.offline')}>
          <Button onPress={readAgain}>{t('action.retry')}</Button>
        </SessionFrame>
      )
    case 'failed':
      return (
        <SessionFrame title={t('join.title')}>
          <ProblemNote problem={step.problem} />
          <Button onPress={readAgain}>{t('action.retry')}</Button>
        </SessionFrame>
      )
    case 'member':
      if (joining !== null) {
        return <Navigate to="/dashboard?panel=welcome" replace />
      }
      if (!step.isKnown) return <LoadingInvite />
      return (
        <SessionFrame title={t('join.memberTitle')} note={t('join.member')}>
          <ButtonLink href="/dashboard" variant="primary" size="large" wide>
            {t('join.today')}
          </ButtonLink>
        </SessionFrame>
      )
    case 'closed':
      return (
        <SessionFrame
          title={t('join.closedTitle')}
          note={t(step.email === null ? 'join.closedGuest' : 'join.closed')}
        >
          {step.email === null || link === null ? (
            <AccountChoice
              link={text}
              wish="ask"
              email={null}
              name=""
              onForgot={() => setForgot('')}
            />
          ) : (
            <>
              <p>{t('join.signedInAs', { email: step.email })}</p>
              <AskAgain link={link} text={text} />
              <SwitchAccount variant="quiet" />
            </>
          )}
        </SessionFrame>
      )
    case 'otherCompany':
      return (
        <SessionFrame
          title={t('join.otherCompanyTitle')}
          note={t('join.otherCompany', { company: step.name })}
        >
          {step.invite && <InviteOffer invite={step.invite} />}
          {toToday}
          <SwitchAccount variant="quiet" />
        </SessionFrame>
      )
    case 'otherEmail':
      return (
        <SessionFrame
          title={t('join.to', { company: step.invite.companyName })}
          note={t('join.otherEmail', { email: step.email, invited: step.invite.email })}
        >
          <InviteOffer invite={step.invite} />
          <SwitchAccount variant="primary" />
          {toToday}
        </SessionFrame>
      )
    case 'signIn':
      return (
        <SessionFrame title={t('join.to', { company: step.invite.companyName })}>
          <InviteOffer invite={step.invite} />
          <JoinMeaning role={step.invite.role} />
          <AccountChoice
            link={text}
            wish="join"
            email={step.invite.email}
            name={step.invite.name}
            onForgot={() => setForgot(step.invite.email)}
          />
        </SessionFrame>
      )
    case 'join':
      return (
        <SessionFrame title={t('join.to', { company: step.invite.companyName })}>
          <InviteOffer invite={step.invite} />
          <JoinMeaning role={step.invite.role} />
          {link && <JoinNow link={link} text={text} invite={step.invite} name={step.name} />}
          <SwitchAccount variant="quiet" />
        </SessionFrame>
      )
  }
}

function LoadingInvite() {
  const t = useT()
  return (
    <SessionFrame title={t('join.title')}>
      <Skeleton label={t('join.title')} shape="text" count={5} />
    </SessionFrame>
  )
}

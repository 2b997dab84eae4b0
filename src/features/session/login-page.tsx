import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { UnsentWorkNote } from './unsent-work-note.tsx'
import { LoginForm } from './login-form.tsx'
import { SessionFrame } from './session-frame.tsx'

/** After signing in, the guard decides where to go: it reads `?redirect=`. */
export function LoginPage() {
  const t = useT()
  const [search] = useSearchParams()
  const [forgot, setForgot] = useState(false)
  const [email, setEmail] = useState('')
  const query = search.size > 0 ? `?${search}` : ''

  if (forgot) {
    return <ForgotPassword email={email} onEmail={setEmail} onBack={() => setForgot(false)} />
  }
  return (
    <SessionFrame
      title={t('session.signIn')}
      note={t('session.signInNote')}
      footer={
        <>
          {t('session.noAccount')}{' '}
          <Link alone href={`/register${query}`}>
            {t('session.createAccount')}
          </Link>
        </>
      }
    >
      <UnsentWorkNote />
      <LoginForm email={email} onEmail={setEmail} onForgot={() => setForgot(true)} />
    </SessionFrame>
  )
}

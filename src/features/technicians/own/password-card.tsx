import { useState } from 'react'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData, useSession } from '#data/react.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from '../staff/staff.module.css'

/** Mails the signed-in person a link with which they choose another password. */
export function PasswordCard() {
  const t = useT()
  const language = useLocale()
  const data = useData()
  const session = useSession()
  const showProblem = useProblemToast()
  const [isSending, setSending] = useState(false)
  const email = session.kind === 'signedIn' ? session.email : ''
  if (email === '') return null

  async function send() {
    setSending(true)
    const sent = await data.sendPasswordReset(email, language)
    setSending(false)
    if (sent.ok) showToast(t('password.mailed', { email }), { kind: 'success' })
    else showProblem(sent.problem)
  }

  return (
    <Card
      title={t('password.title')}
      actions={
        <Button pending={isSending} onPress={() => void send()}>
          {t('password.change')}
        </Button>
      }
    >
      <p className={styles.note}>{t('password.changeNote')}</p>
    </Card>
  )
}

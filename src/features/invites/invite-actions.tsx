import { Ban, Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useMutate } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './invites.module.css'
import { invitesHref, useInviteFilter } from './invites-href.ts'
import { useRenew } from './use-invite.ts'
import type { InviteRow } from './use-invites.ts'

/** Sends the invitation again with a new link, or cancels it. */
export function InviteActions({ row: { invite, state, askedAt } }: { row: InviteRow }) {
  const t = useT()
  const navigate = useNavigate()
  const mutate = useMutate()
  const renew = useRenew()
  const showProblem = useProblemToast()
  const [filter] = useInviteFilter()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)

  async function sendAgain() {
    setSending(true)
    const sent = await renew(invite.id)
    setSending(false)
    if (!sent.ok) {
      showProblem(sent.problem)
      return
    }
    showToast(t('invites.againDone'), { kind: 'success' })
    await navigate(invitesHref(`/${sent.value}`, filter === 'pending' ? filter : 'all'), {
      replace: true,
    })
  }

  async function cancel(): Promise<boolean> {
    const done = await mutate('invite/revoke', { inviteId: invite.id })
    if (done.ok) showToast(t('invites.cancelled'))
    else showProblem(done.problem)
    return done.ok
  }

  return (
    <div className={styles.buttons}>
      <Button
        variant={state === 'pending' && askedAt === null ? 'secondary' : 'primary'}
        icon={<Send aria-hidden="true" />}
        pending={isSending}
        onPress={() => void sendAgain()}
      >
        {t('invites.again')}
      </Button>
      {state !== 'revoked' && (
        <Button icon={<Ban aria-hidden="true" />} onPress={() => setAsking(true)}>
          {t('invites.cancel')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('invites.cancelTitle')}
        confirmLabel={t('invites.cancel')}
        cancelLabel={t('invites.keep')}
        danger
        onConfirm={cancel}
      >
        {t('invites.cancelNote', { name: invite.name || invite.email })}
      </ConfirmDialog>
    </div>
  )
}

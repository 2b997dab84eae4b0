import { useEffect, useEffectEvent, useState } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import type { InviteLink } from '#domain/access/invite-link.ts'
import type { Invite } from '#domain/entities/invite.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { carryOut, useJoinProgress, want } from './join-progress.ts'
import styles from './join.module.css'

export interface JoinNowProps {
  link: InviteLink
  /** The fragment of the link. */
  text: string
  invite: Invite
  /** As given at registration or by the inviter; '' if unknown. */
  name: string
}

/** One tap joins the company. Where the press was made before signing in, it goes on by itself. */
export function JoinNow({ link, text, invite, name: known }: JoinNowProps) {
  const t = useT()
  const data = useData()
  const [name, setName] = useState(known)
  const mine = useJoinProgress(text, 'join')
  const isWanted = mine?.state === 'wanted'

  const join = useEffectEvent(() => {
    carryOut(async () => {
      // It writes the same document as joining: the office then sees that the link was used, also if no seat is free.
      if (invite.openedAt === null) await data.noteInvite(link, 'openedAt')
      return data.acceptInvite(link, invite, { name: name.trim(), language: invite.language })
    })
  })
  useEffect(() => {
    if (isWanted && name.trim() !== '') join()
  }, [isWanted, name])

  const problem = mine?.problem ?? null
  return (
    <div className={styles.actions}>
      {problem?.type === 'seats/full' ? (
        <Banner title={t('join.fullTitle', { company: invite.companyName })} announce>
          {t('join.full', { name: invite.inviterName || invite.companyName })}
        </Banner>
      ) : (
        problem && <ProblemNote problem={problem} />
      )}
      {mine?.state === 'offline' && <Banner announce>{t('join.offlineRetry')}</Banner>}
      {known === '' && (
        <TextField
          label={t('session.name')}
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <Button
        variant="primary"
        size="large"
        wide
        isDisabled={name.trim() === ''}
        pending={isWanted || mine?.state === 'running' || mine?.state === 'offline'}
        onPress={() => want(text, 'join')}
      >
        {t(problem ? 'action.retry' : 'joinAction.join.now')}
      </Button>
    </div>
  )
}

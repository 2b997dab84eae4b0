import { useEffect, useEffectEvent } from 'react'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useData } from '#data/react.ts'
import type { InviteLink } from '#domain/access/invite-link.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Banner } from '#ui/layout/banner.tsx'
import { carryOut, useJoinProgress, want } from './join-progress.ts'
import styles from './join.module.css'

export interface AskAgainProps {
  link: InviteLink
  /** The fragment of the link. */
  text: string
}

/** Tells the inviter that the link has ended and another one is wanted. */
export function AskAgain({ link, text }: AskAgainProps) {
  const t = useT()
  const data = useData()
  const mine = useJoinProgress(text, 'ask')
  const isWanted = mine?.state === 'wanted'

  const ask = useEffectEvent(() => carryOut(() => data.noteInvite(link, 'requestedAt')))
  useEffect(() => {
    if (isWanted) ask()
  }, [isWanted])

  if (mine?.state === 'done') {
    return (
      <Banner tone="success" title={t('join.asked')} announce>
        {t('join.askedNote')}
      </Banner>
    )
  }
  const problem = mine?.problem ?? null
  return (
    <div className={styles.actions}>
      {problem?.type === 'invite/closed' ? (
        <Banner title={t('join.notAsked')} announce>
          {t('join.notAskedNote')}
        </Banner>
      ) : (
        problem && <ProblemNote problem={problem} />
      )}
      {mine?.state === 'offline' && <Banner announce>{t('join.offlineRetry')}</Banner>}
      <Button
        variant="primary"
        size="large"
        wide
        pending={mine !== null && mine.state !== 'failed'}
        onPress={() => want(text, 'ask')}
      >
        {t('joinAction.ask.now')}
      </Button>
    </div>
  )
}

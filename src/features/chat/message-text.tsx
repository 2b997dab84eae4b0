import { Fragment, type ReactNode } from 'react'
import type { Message } from '#domain/entities/message.ts'
import type { User } from '#domain/entities/user.ts'
import { mentionsIn } from '#domain/message/mentions.ts'
import styles from './chat.module.css'

interface MessageTextProps {
  message: Message
  people: readonly User[]
  me: string
}

/** A message's text, with mentions highlighted. */
export function MessageText({ message: { text, mentionIds }, people, me }: MessageTextProps) {
  const mentioned = people.filter(({ id }) => mentionIds.includes(id))
  const pieces: ReactNode[] = []
  let done = 0
  for (const { from, to, ids } of mentioned.length === 0 ? [] : mentionsIn(text, mentioned)) {
    pieces.push(
      <Fragment key={from}>
        {text.slice(done, from)}
        <strong className={styles.mention} data-me={ids.includes(me) || undefined}>
          {text.slice(from, to)}
        </strong>
      </Fragment>,
    )
    done = to
  }
  return (
    <p className={styles.words}>
      {pieces}
      {text.slice(done)}
    </p>
  )
}

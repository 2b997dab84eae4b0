import { Initials } from '#components/contact/person-name.tsx'
import { memberLabel } from '#components/people/member-label.ts'
import { WhenText } from '#components/text/when-text.tsx'
import type { User } from '#domain/entities/user.ts'
import { markedParts } from '#lib/marked-parts.ts'
import { useT } from '#messages/index.ts'
import { ListRow } from '#ui/list/list-row.tsx'
import styles from '../chat.module.css'
import { chatHref } from '../chat-href.ts'
import type { ChatHit } from './find-in-chat.ts'

export interface FoundMessageProps {
  hit: Extract<ChatHit, { kind: 'message' }>
  text: string
  me: string | undefined
  people: readonly User[] | undefined
  isCurrent: boolean
}

/** A message with the typed words marked; opens its conversation at it. */
export function FoundMessage({ hit, text, me, people, isCurrent }: FoundMessageProps) {
  const t = useT()
  const { thread, message } = hit
  const name = memberLabel(t, people, message.authorId)
  const author = message.authorId === me ? t('chat.you') : name
  return (
    <ListRow
      href={chatHref({ thread: thread.item.id, message: message.id, q: text })}
      isCurrent={isCurrent}
      before={<Initials name={name} userId={message.authorId} />}
      title={author === thread.title ? author : `${author} · ${thread.title}`}
      titleEnd={
        <span className={styles.state}>
          <WhenText at={message.at} show="latest" />
        </span>
      }
      note={markedParts(message.text, text).map((part, index) =>
        part.isMatch ? (
          <mark key={index} className={styles.match}>
            {part.text}
          </mark>
        ) : (
          part.text
        ),
      )}
    />
  )
}

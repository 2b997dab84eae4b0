import { Check, CheckCheck, Clock, CornerUpLeft, Ellipsis, TriangleAlert } from 'lucide-react'
import { memo, useState } from 'react'
import { useDeviceName } from '#components/sync/use-device-name.ts'
import { WhenText } from '#components/text/when-text.tsx'
import { useUnsentKind } from '#components/sync/unsent-kind.ts'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { memberLabel } from '#components/people/member-label.ts'
import { isUnacknowledged } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import type { Message } from '#domain/entities/message.ts'
import type { User } from '#domain/entities/user.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { MessageMenu } from './message-menu.tsx'
import { MessageOrder } from './message-order.tsx'
import { MessageText } from './message-text.tsx'
import { quoteOf } from './quote-of.ts'
import { SentPhotos } from './sent-photos.tsx'
import type { PressPoint } from './use-long-press.ts'
import { useMessageGestures } from './use-message-gestures.ts'
import styles from './chat.module.css'

export interface MessageItemProps {
  message: Message
  before: Message | undefined
  quoted: Message | undefined
  people: readonly User[]
  me: string
  /** Whether the URL links to this message. */
  isAsked: boolean
  isUnsent: boolean
  isRead: boolean
  onReply: (message: Message) => void
}

const replyIcon = <CornerUpLeft />
const optionsIcon = <Ellipsis />

/** A message with its delivery state. Memoised so that it re-renders only when it changes. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const t = useT()
  const format = useFormat()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const { message, before, quoted, people, me, isUnsent, isRead, onReply } = props
  const [menuAt, setMenuAt] = useState<PressPoint | null>(null)
  const gestures = useMessageGestures(() => onReply(message), setMenuAt)
  const mine = message.authorId === me
  const nameOf = (uid: string) => memberLabel(t, people, uid)
  const goesOn = before?.authorId === message.authorId && minutesBetween(before, message) < 5
  const refused = quoteOf(t, format, message)
  const seenBy = Object.keys(message.acknowledgements).map(nameOf)

  async function acknowledge() {
    const result = await mutate('message/acknowledge', { messageId: message.id })
    if (!result.ok) reportProblem(result.problem)
  }

  return (
    <article
      className={styles.item}
      data-mine={mine || undefined}
      data-asked={props.isAsked || undefined}
    >
      {!goesOn && (
        <p className={styles.byline}>
          {!mine && <strong>{nameOf(message.authorId)}</strong>}{' '}
          <WhenText at={message.at} show="time" />
        </p>
      )}
      <div className={styles.line} {...gestures}>
        <div className={styles.bubble} data-urgent={message.priority === 'urgent' || undefined}>
          {message.priority === 'urgent' && (
            <p className={styles.urgent}>
              <TriangleAlert aria-hidden="true" /> {t('chat.urgent')}
            </p>
          )}
          {quoted && (
            <blockquote className={styles.quote}>
              <strong>{nameOf(quoted.authorId)}</strong> {quoted.text}
            </blockquote>
          )}
          {refused !== null && <p className={styles.quote}>{refused}</p>}
          {message.attachments.length > 0 && <SentPhotos key={message.id} message={message} />}
          {message.text !== '' && <MessageText message={message} people={people} me={me} />}
          <MessageOrder message={message} />
        </div>
        <span className={styles.reply}>
          <IconButton
            size="small"
            label={t('chat.reply')}
            icon={replyIcon}
            className={styles.replyButton}
            onPress={() => onReply(message)}
          />
          <IconButton
            size="small"
            label={t('chat.options')}
            icon={optionsIcon}
            className={styles.options}
            onPress={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect()
              setMenuAt({ x: left, y: bottom })
            }}
          />
        </span>
      </div>
      {menuAt && (
        <MessageMenu
          message={message}
          point={menuAt}
          onReply={onReply}
          onClose={() => setMenuAt(null)}
        />
      )}
      {isUnacknowledged(message, me) && (
        <Button variant="primary" className={styles.acknowledge} onPress={() => void acknowledge()}>
          {t('chat.acknowledge')}
        </Button>
      )}
      {mine && message.priority === 'urgent' && (
        <p className={styles.state}>
          {seenBy.length === 0
            ? t('chat.notSeen')
            : t('chat.seenBy', { names: format.list(seenBy) })}
        </p>
      )}
      {mine && <State isUnsent={isUnsent} isRead={isRead} />}
    </article>
  )
})

const State = memo(function State(props: { isUnsent: boolean; isRead: boolean }) {
  const t = useT()
  const device = useDeviceName()
  const unsent = useUnsentKind()
  const isWaiting = props.isUnsent && unsent !== null
  const state = props.isRead ? 'read' : 'sent'
  const Icon = isWaiting ? Clock : { sent: Check, read: CheckCheck }[state]
  return (
    <p className={styles.state}>
      <Icon aria-hidden="true" />{' '}
      {isWaiting ? t(`unsent.${unsent}`, { device }) : t(`chat.state.${state}`)}
    </p>
  )
})

function minutesBetween(a: Message, b: Message): number {
  return (Date.parse(b.at) - Date.parse(a.at)) / 60_000
}

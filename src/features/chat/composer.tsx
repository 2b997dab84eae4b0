import { AtSign, SendHorizontal, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useProblemToast } from '#components/use-problem-toast.ts'
import type { ThreadView } from '#data/index.ts'
import { useMutate } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Message } from '#domain/entities/message.ts'
import type { User } from '#domain/entities/user.ts'
import { newId } from '#lib/new-id.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { Chip, ChipRow } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { readThreadDraft, writeThreadDraft } from './thread-drafts.ts'
import styles from './chat.module.css'

export interface ComposerProps {
  view: ThreadView
  me: string
  /** Who can be mentioned. */
  people: readonly User[]
  memberIds: readonly string[]
  replyTo: Message | null
  onReplied: () => void
}

/** Something to say; kept per conversation until it is sent. */
export function Composer({ view, me, people, memberIds, replyTo, onReplied }: ComposerProps) {
  const t = useT()
  const mutate = useMutate()
  const reportProblem = useProblemToast()
  const [text, setText] = useState(() => readThreadDraft(me, view.id))
  const [urgent, setUrgent] = useState(false)
  const [mentioning, setMentioning] = useState(false)

  function write(next: string) {
    setText(next)
    writeThreadDraft(me, view.id, next)
  }

  async function send() {
    const words = text.trim()
    if (words === '') return
    const result = await mutate('message/send', {
      messageId: newId(),
      threadId: view.id,
      text: words,
      about: view.thread.kind === 'order' ? `orders/${view.thread.orderId}` : null,
      change: null,
      attachments: [],
      readerIds: [...memberIds],
      tone: {
        priority: urgent ? 'urgent' : 'normal',
        replyToId: replyTo?.id ?? null,
        mentionIds: people.filter(({ name }) => words.includes(`@${name}`)).map(({ id }) => id),
      },
    })
    if (!result.ok) {
      reportProblem(result.problem)
      return
    }
    write('')
    setUrgent(false)
    onReplied()
  }

  return (
    <form
      className={styles.composer}
      data-unsaved={text === '' ? undefined : true}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {replyTo && (
        <div className={styles.replying}>
          <p className={styles.quote}>{replyTo.text}</p>
          <IconButton label={t('chat.noReply')} icon={<X />} onPress={onReplied} />
        </div>
      )}
      {mentioning && (
        <ChipRow label={t('chat.mention')}>
          {people.map((person) => (
            <Chip
              key={person.id}
              isSelected={text.includes(`@${person.name}`)}
              onPress={() => {
                write(`${text}${text === '' || text.endsWith(' ') ? '' : ' '}@${person.name} `)
                setMentioning(false)
              }}
            >
              {person.name}
            </Chip>
          ))}
        </ChipRow>
      )}
      <TextArea
        label={t('chat.write')}
        hideLabel
        rows={2}
        maxLength={limits.text}
        placeholder={t('chat.write')}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
          if (sends) void send()
        }}
      />
      <div className={styles.acts}>
        <Chip
          isSelected={urgent}
          icon={<TriangleAlert aria-hidden="true" />}
          onPress={() => setUrgent(!urgent)}
        >
          {t('chat.urgent')}
        </Chip>
        {people.length > 0 && (
          <Chip
            isSelected={mentioning}
            icon={<AtSign aria-hidden="true" />}
            onPress={() => setMentioning(!mentioning)}
          >
            {t('chat.mention')}
          </Chip>
        )}
        <Button type="submit" variant="primary" icon={<SendHorizontal aria-hidden="true" />}>
          {t('chat.send')}
        </Button>
      </div>
    </form>
  )
}

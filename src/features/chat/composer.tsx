import { AtSign, Plus, SendHorizontal, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { PickPhotos } from '#components/photo/pick-photos.tsx'
import type { ShrunkPhoto } from '#components/photo/shrink.ts'
import { useShrunkPhotos } from '#components/photo/use-shrunk-photos.ts'
import type { ThreadView } from '#data/index.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Message } from '#domain/entities/message.ts'
import type { User } from '#domain/entities/user.ts'
import { mentionedIds } from '#domain/message/mentions.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { enterSends } from './enter-sends.ts'
import { MentionList } from './mention-list.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { useMentions } from './use-mentions.ts'
import { useSendMessage } from './use-send-message.ts'
import styles from './chat.module.css'

export interface ComposerProps {
  view: ThreadView
  me: string
  /** People who can be mentioned. */
  people: readonly User[]
  memberIds: readonly string[]
  replyTo: Message | null
  onReplied: () => void
}

/** The message field; its text is stored per conversation until it is sent. */
export function Composer({ view, me, people, memberIds, replyTo, onReplied }: ComposerProps) {
  const t = useT()
  const send = useSendMessage(view, memberIds)
  const draftKey = `daybook:chat:${me}:${view.id}`
  const [text, setText] = useState(() => readStored(draftKey) ?? '')
  const [urgent, setUrgent] = useState(false)
  const [isExpanded, setExpanded] = useState(false)
  const [photos, setPhotos] = useState<readonly ShrunkPhoto[]>([])
  const { busy, shrinkAll } = useShrunkPhotos()
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions(field, people, text, write)
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)')
  // Focuses the field when a reply is started.
  useEffect(() => {
    if (replyTo) field.current?.focus()
  }, [replyTo])

  const authorOf = ({ authorId }: Message) =>
    people.find(({ id }) => id === authorId)?.name ??
    t(authorId === me ? 'chat.you' : 'person.someoneElse')

  function write(next: string) {
    setText(next)
    writeStored(draftKey, next === '' ? null : next)
  }

  function sendNow() {
    const words = text.trim()
    if ((words === '' && photos.length === 0) || busy > 0) return
    const mentionIds = mentionedIds(words, people, mentions.chosen)
    const replyToId = replyTo?.id ?? null
    void send(
      { text: words, photos, urgent, replyToId, mentionIds },
      {
        onStored() {
          write('')
          setPhotos([])
          setUrgent(false)
          setExpanded(false)
          onReplied()
        },
        onRefused() {
          const since = readStored(draftKey) ?? ''
          write(since === '' ? words : `${words}\n${since}`)
          setPhotos(photos)
        },
      },
    )
  }

  return (
    <form
      className={styles.composer}
      data-foot
      data-unsaved={text === '' && photos.length === 0 ? undefined : true}
      onSubmit={(event) => {
        event.preventDefault()
        sendNow()
      }}
    >
      {replyTo && (
        <div className={styles.replying}>
          <p className={styles.quote}>
            <strong>{authorOf(replyTo)}</strong> {replyTo.text}
          </p>
          <IconButton
            label={t('chat.cancelReply')}
            icon={<X />}
            onPress={() => {
              onReplied()
              field.current?.focus()
            }}
          />
        </div>
      )}
      <PhotoStrip
        photos={photos}
        onRemove={(gone) => setPhotos(photos.filter((photo) => photo !== gone))}
      />
      <div className={styles.write}>
        <MentionList mentions={mentions} />
        <span className={styles.expand}>
          <IconButton
            label={t('chat.add')}
            icon={isExpanded ? <X /> : <Plus />}
            aria-expanded={isExpanded}
            onPress={() => setExpanded(!isExpanded)}
          />
        </span>
        <TextArea
          ref={field}
          label={t('chat.placeholder')}
          hideLabel
          rows={1}
          className={styles.field}
          maxLength={limits.text}
          placeholder={t('chat.placeholder')}
          enterKeyHint={hasKeyboard ? 'send' : 'enter'}
          aria-autocomplete="list"
          aria-controls={mentions.marked ? mentions.listId : undefined}
          aria-activedescendant={mentions.marked ? mentions.optionId(mentions.marked) : undefined}
          value={text}
          onChange={(event) => {
            write(event.target.value)
            mentions.follow()
          }}
          onSelect={mentions.follow}
          onBlur={mentions.leave}
          onKeyDown={(event) => {
            const isComposing = isPartOfWord(event.nativeEvent)
            const isTaken = !isComposing && mentions.onKeyDown(event)
            const { key, shiftKey, altKey, ctrlKey, metaKey } = event
            const press = { key, shiftKey, altKey, ctrlKey, metaKey, isComposing }
            const sends = !isTaken && enterSends(press, hasKeyboard)
            if (isTaken || sends) event.preventDefault()
            if (sends) sendNow()
          }}
        />
        <Button type="submit" variant="primary" icon={<SendHorizontal aria-hidden="true" />}>
          <span className={styles.sendWord}>{t('chat.send')}</span>
        </Button>
      </div>
      <div
        className={styles.actions}
        data-closed={!isExpanded && !urgent && busy === 0 ? true : undefined}
      >
        <Chip
          isSelected={urgent}
          icon={<TriangleAlert aria-hidden="true" />}
          onPress={() => setUrgent(!urgent)}
        >
          {t('chat.urgent')}
        </Chip>
        {people.length > 0 && (
          <Chip isSelected={false} icon={<AtSign aria-hidden="true" />} onPress={mentions.begin}>
            {t('chat.mention')}
          </Chip>
        )}
        <PickPhotos
          bare
          busy={busy}
          onPick={(files) =>
            void shrinkAll(files).then((made) => setPhotos((before) => [...before, ...made]))
          }
        />
        {hasKeyboard && <span className={styles.hint}>{t('chat.enterHint')}</span>}
      </div>
    </form>
  )
}

/** In Safari, the Enter that ends an input-method composition is recognisable only by its legacy key code. */
function isPartOfWord({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

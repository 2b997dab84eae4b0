import { AtSign, Plus, SendHorizontal, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { PickPhotos } from '#components/photo/pick-photos.tsx'
import type { ShrunkPhoto } from '#components/photo/shrink.ts'
import { useShrunkPhotos } from '#components/photo/use-shrunk-photos.ts'
import type { ThreadView } from '#data/index.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Message } from '#domain/entities/message.ts'
import type { User } from '#domain/entities/user.ts'
import { mentionedIds } from '#domain/message/mentions.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { enterSends } from './enter-sends.ts'
import { MentionList } from './mention-list.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import type { ChatDraftState } from './use-chat-draft.ts'
import { useMentions } from './use-mentions.ts'
import { useSendMessage } from './use-send-message.ts'
import styles from './chat.module.css'

export interface ComposerProps {
  view: ThreadView
  me: string
  /** People who can be mentioned. */
  people: readonly User[]
  memberIds: readonly string[]
  draft: ChatDraftState
}

/** The message field; what is begun in it is stored per conversation until it is sent. */
export function Composer({ view, me, people, memberIds, draft }: ComposerProps) {
  const t = useT()
  const send = useSendMessage(view, memberIds)
  const { text, replyToId, change } = draft
  const replyTo = view.messages.find(({ id }) => id === replyToId)
  const [urgent, setUrgent] = useState(false)
  const [isExpanded, setExpanded] = useState(false)
  const [photos, setPhotos] = useState<readonly ShrunkPhoto[]>([])
  const { busy, shrinkAll } = useShrunkPhotos()
  const field = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions(field, people, text, write)
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)')
  useFocusOnReply(field, replyToId)

  const authorOf = ({ authorId }: Message) =>
    people.find(({ id }) => id === authorId)?.name ??
    t(authorId === me ? 'chat.you' : 'person.someoneElse')

  function write(next: string) {
    change({ text: next })
  }

  function sendNow() {
    const words = text.trim()
    if ((words === '' && photos.length === 0) || busy > 0) return
    const mentionIds = mentionedIds(words, people, mentions.chosen)
    void send(
      { text: words, photos, urgent, replyToId: replyTo?.id ?? null, mentionIds },
      {
        onStored() {
          change({ text: '', replyToId: null })
          setPhotos([])
          setUrgent(false)
          setExpanded(false)
        },
        onRefused() {
          const since = draft.stored()
          change({
            text: since.text === '' ? words : `${words}\n${since.text}`,
            replyToId: since.replyToId ?? replyToId,
          })
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
              change({ replyToId: null })
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

/** Focuses the field when a reply is started, not for one that was kept. */
function useFocusOnReply(
  field: RefObject<HTMLTextAreaElement | null>,
  replyToId: string | null,
): void {
  const before = useRef(replyToId)
  useEffect(() => {
    if (replyToId !== null && replyToId !== before.current) field.current?.focus()
    before.current = replyToId
  }, [field, replyToId])
}

/** In Safari, the Enter that ends an input-method composition is recognisable only by its legacy key code. */
function isPartOfWord({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}

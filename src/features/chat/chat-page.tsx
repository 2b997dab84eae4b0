import { Plus, SquarePen } from 'lucide-react'
import { useContext, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AwayBadge } from '#components/absence/away-badge.tsx'
import { Initials } from '#components/contact/person-name.tsx'
import { lazyPart } from '#components/lazy-part.ts'
import { team, threadList } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { directThreadId } from '#domain/message/thread.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import listPage from '#ui/list/list-page.module.css'
import { EmptyDrawing } from '#components/drawing/empty-drawing.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { ListRow } from '#ui/list/list-row.tsx'
import { List } from '#ui/list/list.tsx'
import { Page, PageEnd } from '#ui/layout/page.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Split } from '#ui/layout/split.tsx'
import { useFitsBeside, useIsTablet, useMediaQuery } from '#ui/use-media-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { ThreadPane } from './thread-pane.tsx'
import { ThreadRow } from './thread-row.tsx'
import { useAwayUntil } from './use-away-until.ts'
import styles from './chat.module.css'

const FoundInChat = lazyPart(
  async () => (await import('./search/found-in-chat.tsx')).FoundInChat,
  'app',
)

/** All conversations, next to the one named in the URL as `?thread=`; where there is room, next to a hint without one. */
export function ChatPage() {
  const [search] = useSearchParams()
  const threadId = search.get('thread')
  const [choosing, setChoosing] = useState(false)
  const isTablet = useIsTablet()
  const hasRoom = useFitsBeside() || isTablet
  const choose = () => setChoosing(true)
  return (
    <>
      <Split
        renderList={(layout) => <Threads layout={layout} current={threadId} onNew={choose} />}
        detail={
          threadId !== null ? (
            <ThreadPane key={threadId} threadId={threadId} />
          ) : hasRoom ? (
            <NoneChosen onNew={choose} />
          ) : null
        }
      />
      {choosing && <ChoosePerson onClose={() => setChoosing(false)} />}
    </>
  )
}

/** What stands beside the list until a conversation is opened. */
function NoneChosen({ onNew }: { onNew: () => void }) {
  const t = useT()
  const end = useContext(PageEnd)
  return (
    <div className={styles.noneChosen}>
      {end !== null && <div className={styles.noneEnd}>{end}</div>}
      <EmptyState
        drawing={<EmptyDrawing of="messages" />}
        title={t('chat.choose')}
        action={<Button onPress={onNew}>{t('chat.new')}</Button>}
      >
        {t('chat.chooseNote')}
      </EmptyState>
    </div>
  )
}

interface ThreadsProps {
  layout: 'page' | 'pane'
  current: string | null
  onNew: () => void
}

function Threads({ layout, current, onNew }: ThreadsProps) {
  const t = useT()
  const threads = useLive(threadList())
  const wide = useMediaQuery('(width >= 600px)')
  const [text, setText] = useUrlText()
  const isSearch = text.trim() !== ''
  return (
    <div className={listPage[layout]}>
      <Page
        title={t('chat.title')}
        width="full"
        actions={
          wide ? (
            <Button icon={<Plus aria-hidden="true" />} onPress={onNew}>
              {t('chat.new')}
            </Button>
          ) : (
            <IconButton label={t('chat.new')} icon={<SquarePen />} onPress={onNew} />
          )
        }
        tools={
          <SearchField
            label={t('chat.search')}
            hideLabel
            className={styles.search}
            placeholder={t('chat.searchHint')}
            value={text}
            data-search
            onChange={({ target }) => setText(target.value)}
          />
        }
      >
        {!threads && <Skeleton label={t('chat.title')} count={5} />}
        {threads && isSearch && (
          <FoundInChat threads={threads} text={text} layout={layout} current={current} />
        )}
        {threads && !isSearch && (
          <div className={listPage.list}>
            <List
              label={t('chat.title')}
              items={threads}
              scroll={layout === 'page' ? 'page' : 'self'}
              current={current}
              getKey={({ id }) => id}
              render={(item) => <ThreadRow item={item} isCurrent={item.id === current} />}
            />
          </div>
        )}
      </Page>
    </div>
  )
}

/** Picks a person to write to. */
function ChoosePerson({ onClose }: { onClose: () => void }) {
  const t = useT()
  const actor = useActor()
  const navigate = useNavigate()
  const people = useLive(team())
  const awayUntil = useAwayUntil()
  if (!actor) return null
  const others = (people ?? []).filter(({ id, status }) => id !== actor.uid && status === 'active')

  function choose(uid: string, me: string) {
    onClose()
    setTimeout(() => void navigate(`/chat?thread=${directThreadId(me, uid)}`))
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('chat.newTitle')}
      closeLabel={t('action.cancel')}
    >
      <List
        label={t('chat.newTitle')}
        items={others}
        getKey={({ id }) => id}
        render={(person) => (
          <ListRow
            title={person.name || person.email}
            titleEnd={awayBadge(awayUntil(person.id))}
            note={t(`role.${person.role}`)}
            before={<Initials name={person.name || person.email} userId={person.id} />}
            onPress={() => choose(person.id, actor.uid)}
          />
        )}
      />
    </Sheet>
  )
}

function awayBadge(until: string | null) {
  return until === null ? undefined : <AwayBadge until={until} />
}

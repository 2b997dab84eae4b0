import { ProblemNote } from '#components/text/problem-note.tsx'
import { SizeText } from '#components/text/size-text.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import type { OutboxItem } from '#data/index.ts'
import { orderOfPhoto } from '#domain/sync/order-of-photo.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { ageText } from './age-text.ts'
import { ApprovedWeekNote } from './approved-week-note.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemState } from './item-state.tsx'
import { ItemSubject } from './item-subject.tsx'
import { QueuedSentence } from './queued-sentence.tsx'
import { QueuedThumb } from './queued-thumb.tsx'
import styles from './sync-item.module.css'

/** One change: what it was, what it is about, how old it is, its state and the reason. */
export function SyncItem({ item }: { item: OutboxItem }) {
  const actionNeeded = item.state === 'actionNeeded'
  const conflict = item.conflicts.length > 0
  const isOfWeek = actionNeeded && item.problem?.type === 'week/approved'
  return (
    <li className={styles.item} data-action-needed={actionNeeded || undefined}>
      <div className={styles.head}>
        {orderOfPhoto(item) !== null && <QueuedThumb item={item} />}
        <p className={styles.sentence}>
          <QueuedSentence item={item} />
        </p>
        <ItemState item={item} />
      </div>
      <ItemSubject item={item} />
      <div className={styles.foot}>
        <Facts item={item} />
        {!actionNeeded && <ItemActions item={item} />}
      </div>
      {conflict && <ConflictCard item={item} />}
      {isOfWeek && <ApprovedWeekNote item={item} />}
      {!conflict && !isOfWeek && item.problem && (
        <div className={styles.problem}>
          <ProblemNote problem={item.problem} />
        </div>
      )}
      {actionNeeded && <ItemActions item={item} withNote={!isOfWeek} />}
    </li>
  )
}

function Facts({ item }: { item: OutboxItem }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const waits = item.state === 'waiting' || item.state === 'blocked'
  const isLater = waits && item.nextTryAt !== null && Date.parse(item.nextTryAt) > now
  return (
    <p className={styles.facts}>
      <WhenText at={item.at} />
      <span>{ageText(t, format, item.at, now)}</span>
      <SizeText bytes={item.bytes} />
      {item.attempts > 0 && <span>{t('sync.attempts', { count: item.attempts })}</span>}
      {isLater && item.nextTryAt !== null && (
        <span>{t('sync.nextTry', { time: format.time(item.nextTryAt) })}</span>
      )}
    </p>
  )
}

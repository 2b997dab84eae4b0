import { CircleAlert, Clock, Hourglass, Send } from 'lucide-react'
import { useState } from 'react'
import { ChangeSentence } from '#components/change-sentence.tsx'
import { ProblemNote } from '#components/problem-note.tsx'
import { WhenText } from '#components/when-text.tsx'
import type { OutboxItem } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { formatBytes } from '#lib/format-bytes.ts'
import { useLocale, useT } from '#messages/index.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import { ItemSubject } from './item-subject.tsx'
import styles from './sync-item.module.css'

/** One change: what it was, about what, since when, how it stands and why. */
export function SyncItem({ item }: { item: OutboxItem }) {
  const t = useT()
  const locale = useLocale()
  const data = useData()
  const [discarding, setDiscarding] = useState(false)
  const needsYou = item.state === 'needsYou'
  const conflict = item.conflicts.length > 0
  return (
    <li className={styles.item} data-needs-you={needsYou || undefined}>
      <div className={styles.head}>
        <p className={styles.sentence}>
          <ChangeSentence change={item} />
        </p>
        <ItemState state={item.state} />
      </div>
      <ItemSubject refs={item.refs} />
      <p className={styles.facts}>
        <WhenText at={item.at} />
        <span>{item.bytes < 1000 ? t('sync.small') : formatBytes(item.bytes, locale)}</span>
        {item.attempts > 0 && <span>{t('sync.tried', { count: item.attempts })}</span>}
      </p>
      {conflict && <ConflictCard item={item} />}
      {!conflict && item.problem && (
        <div className={styles.problem}>
          <ProblemNote problem={item.problem} />
        </div>
      )}
      {needsYou && (
        <div className={styles.acts}>
          {!conflict && (
            <Button size="small" onPress={() => void data.retry(item.id)}>
              {t('sync.retry')}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={() => setDiscarding(true)}>
            {t('sync.discard')}
          </Button>
        </div>
      )}
      {discarding && <DiscardDialog item={item} onClose={() => setDiscarding(false)} />}
    </li>
  )
}

function ItemState({ state }: { state: OutboxItem['state'] }) {
  const t = useT()
  switch (state) {
    case 'waiting':
      return (
        <Badge tone="grey" bare icon={<Clock aria-hidden="true" />}>
          {t('sync.stateWaiting')}
        </Badge>
      )
    case 'sending':
      return (
        <Badge tone="blue" bare icon={<Send aria-hidden="true" />}>
          {t('sync.stateSending')}
        </Badge>
      )
    case 'blocked':
      return (
        <Badge tone="slate" bare icon={<Hourglass aria-hidden="true" />}>
          {t('sync.stateBlocked')}
        </Badge>
      )
    case 'needsYou':
      return (
        <Badge tone="needsYou" icon={<CircleAlert aria-hidden="true" />}>
          {t('sync.stateNeedsYou')}
        </Badge>
      )
  }
}

import { actorName } from '#domain/access/actor-name.ts'
import { useState } from 'react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { type HistoryEntry, orderHistory, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Timeline, type TimelineItem } from '#ui/list/timeline.tsx'
import { correctionText } from './correction-text.ts'
import { groupHistory, type HistoryGroup } from './group-history.ts'
import { HistoryDetails } from './history-details.tsx'
import { historyStyle } from './history-style.tsx'
import { HistoryMore } from './history-more.tsx'
import { HistoryNote } from './history-note.tsx'
import styles from './order-history.module.css'
import { useOlderHistory } from './use-older-history.ts'

/** Number of entries shown at once. */
const step = 50

interface OrderHistoryProps {
  order: Order
  /** Without a title, below one. */
  bare?: boolean
}

/** What happened, when it happened, and when it arrived. */
export function OrderHistory({ order, bare = false }: OrderHistoryProps) {
  const t = useT()
  const actor = useActor()
  const entries = useLive(orderHistory(order.id))
  const people = useLive(team())
  const office = actor !== null && can(actor, 'order/review', { ...order })
  const older = useOlderHistory(order.id, office)
  const [shown, setShown] = useState(step)
  if (!entries || (entries.length === 0 && older.state !== 'failed' && older.state !== 'loading'))
    return null
  const groups = groupHistory(entries)
  const showMore = () => {
    setShown(shown + step)
    if (groups.length < shown + step && older.end) older.loadMore()
  }
  const itemOf = (entry: HistoryEntry): TimelineItem => ({
    id: entry.id,
    title: entry.isUnreported ? (
      t('orders.changeWithoutDetails')
    ) : (
      <ChangeSentence change={entry} checklist={order.checklist} />
    ),
    time: <WhenText at={entry.at} />,
    ...historyStyle(entry),
    pending: entry.receivedAt === null,
    note: (
      <>
        <HistoryNote
          entry={entry}
          person={actorName(people, entry.actorId) ?? ''}
          office={office}
        />
        <HistoryDetails order={order} entry={entry} />
      </>
    ),
  })

  function titleOf({ entries: [first], part, questions, isUndone }: HistoryGroup<HistoryEntry>) {
    if (part) return correctionText(t, part, older.state === 'here' && older.end === null)
    if (!isUndone) return t('orders.checksFilledIn', { count: questions })
    return (
      <>
        <ChangeSentence change={first} checklist={order.checklist} /> · {t('orders.stepUndone')}
      </>
    )
  }

  function rowOf(group: HistoryGroup<HistoryEntry>): TimelineItem {
    const { id, entries: acts, part, questions, isUndone } = group
    const row = itemOf(acts.at(-1) ?? acts[0])
    if (acts.length === 1) return row
    return {
      ...row,
      id,
      // One question that was answered more than once is named by its last answer.
      title: questions === 1 ? row.title : titleOf(group),
      pending: acts.some(({ receivedAt }) => receivedAt === null),
      note: (
        <>
          {actorName(people, acts[0].actorId)}
          <HistoryMore
            label={t(
              part ? 'orders.partChangesShow' : isUndone ? 'orders.stepsShow' : 'orders.checksShow',
            )}
          >
            <Timeline items={acts.toReversed().map(itemOf)} />
          </HistoryMore>
        </>
      ),
    }
  }

  return (
    <Card title={bare ? undefined : t('orders.history')}>
      <Timeline items={groups.toReversed().slice(0, shown).map(rowOf)} />
      {(groups.length > shown || older.end) && (
        <div className={styles.more}>
          <Button variant="quiet" pending={older.state === 'loading'} onPress={showMore}>
            {t('orders.historyOlder')}
          </Button>
        </div>
      )}
      {older.state === 'loading' && entries.length === 0 && (
        <p className={styles.older}>{t('orders.historyLoading')}</p>
      )}
      {older.state === 'failed' && <p className={styles.older}>{t('orders.historyFailed')}</p>}
    </Card>
  )
}

import { actorName } from '#domain/access/actor-name.ts'
import { useState } from 'react'
import { ChangeSentence } from '#components/sync/change-sentence.tsx'
import { WhenText } from '#components/text/when-text.tsx'
import { orderHistory, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { Order } from '#domain/entities/order.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Timeline } from '#ui/list/timeline.tsx'
import { HistoryDetails } from './history-details.tsx'
import { historyStyle } from './history-style.tsx'
import { HistoryNote } from './history-note.tsx'
import styles from './order-history.module.css'
import { useOlderHistory } from './use-older-history.ts'

/** Number of entries shown at once. */
const step = 50

/** What happened, when it happened, and when it arrived. */
export function OrderHistory({ order }: { order: Order }) {
  const t = useT()
  const actor = useActor()
  const entries = useLive(orderHistory(order.id))
  const people = useLive(team())
  const office = actor !== null && can(actor, 'order/review', { ...order })
  const older = useOlderHistory(order.id, office)
  const [shown, setShown] = useState(step)
  if (!entries || (entries.length === 0 && older.state !== 'failed' && older.state !== 'loading'))
    return null
  const showMore = () => {
    setShown(shown + step)
    if (entries.length < shown + step && older.end) older.loadMore()
  }
  return (
    <Card title={t('orders.history')}>
      <Timeline
        items={entries
          .toReversed()
          .slice(0, shown)
          .map((entry) => ({
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
          }))}
      />
      {(entries.length > shown || older.end) && (
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

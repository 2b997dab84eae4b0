import { ChangeSentence } from '#components/change-sentence.tsx'
import { WhenText } from '#components/when-text.tsx'
import { orderHistory, team, type HistoryEntry } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Card } from '#ui/card.tsx'
import { Timeline } from '#ui/timeline.tsx'
import { historyLook } from './history-look.tsx'
import { notTaken } from './not-taken.ts'

/** What happened, when it truly happened, and when the office heard of it. */
export function OrderHistory({ orderId }: { orderId: string }) {
  const t = useT()
  const entries = useLive(orderHistory(orderId))
  const people = useLive(team())
  if (!entries || entries.length === 0) return null
  return (
    <Card title={t('orders.history')}>
      <Timeline
        items={entries.toReversed().map((entry) => ({
          id: entry.id,
          title: <ChangeSentence change={entry} />,
          time: <WhenText at={entry.at} />,
          ...historyLook(entry),
          pending: entry.receivedAt === null,
          note: (
            <HistoryNote
              entry={entry}
              person={people?.find((one) => one.id === entry.actorId)?.name ?? ''}
            />
          ),
        }))}
      />
    </Card>
  )
}

/** Below this the delay is the network's, not worth a word; in milliseconds. */
const worthSaying = 60_000

function HistoryNote({ entry, person }: { entry: HistoryEntry; person: string }) {
  const t = useT()
  const format = useFormat()
  const late = entry.receivedAt === null ? 0 : Date.parse(entry.receivedAt) - Date.parse(entry.at)
  const parts = [
    person,
    entry.receivedAt === null && t('sync.savedHere'),
    late > worthSaying && t('orders.receivedLater', { delay: format.duration(late) }),
    ...entry.lost.map((lost) => notTaken(t, entry, lost)),
  ]
  return <>{parts.filter(Boolean).join(' · ')}</>
}

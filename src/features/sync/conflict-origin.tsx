import { actorName } from '#domain/access/actor-name.ts'
import { orderHistory, team, type OutboxItem } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import styles from './conflict-card.module.css'
import { lastChangeOf } from './last-change-of.ts'

/** Who made the conflicting change, and when. */
export function ConflictOrigin({ item }: { item: OutboxItem }) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const people = useLive(team())
  const actor = useActor()
  const problem = item.problem?.type === 'edit/conflict' ? item.problem : null
  const orderId = problem?.ref.startsWith('orders/') ? problem.ref.slice('orders/'.length) : ''
  const history = useLive(orderHistory(orderId))
  const fields = item.conflicts.map(({ field }) => field)
  const change = history && lastChangeOf(history, fields)
  // The document's own stamp belongs to its last change, which may have been the user's and to another
  // field.
  const stamp = problem?.by === actor?.uid ? undefined : problem
  const by = change?.actorId ?? stamp?.by
  const at = change?.at ?? stamp?.at
  if (at === undefined) return null
  const name = actorName(people, by)
  const when = format.when(at, now)
  return (
    <p className={styles.changed}>
      {name ? t('sync.conflictBy', { name, when }) : t('sync.conflictAt', { when })}
    </p>
  )
}

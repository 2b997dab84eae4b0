import { fieldName } from '#components/change-text.ts'
import { orderHistory, team, type OutboxItem } from '#data/index.ts'
import { useActor, useData, useLive } from '#data/react.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast.ts'
import styles from './conflict-card.module.css'
import { lastChangeOf } from './last-change-of.ts'
import { useValueText } from './use-value-text.ts'

/** Two people changed the same: both values, who and when, and the choice. */
export function ConflictCard({ item }: { item: OutboxItem }) {
  const t = useT()
  const data = useData()
  const valueText = useValueText()

  async function settle(choice: 'mine' | 'theirs') {
    await data.resolveConflict(item.id, choice)
    showToast(t('sync.settled'))
  }

  return (
    <div className={styles.card}>
      <Changed item={item} />
      {item.conflicts.map((conflict) => (
        <div key={conflict.field} className={styles.field}>
          <h4 className={styles.name}>{fieldName(t, conflict.field)}</h4>
          <dl className={styles.values}>
            <div data-mine>
              <dt>{t('sync.conflictMine')}</dt>
              <dd>{valueText(conflict.field, conflict.to) || t('sync.empty')}</dd>
            </div>
            <div>
              <dt>{t('sync.conflictTheirs')}</dt>
              <dd>{valueText(conflict.field, conflict.theirs) || t('sync.empty')}</dd>
            </div>
            <div data-before>
              <dt>{t('sync.conflictBefore')}</dt>
              <dd>{valueText(conflict.field, conflict.from) || t('sync.empty')}</dd>
            </div>
          </dl>
        </div>
      ))}
      <div className={styles.acts}>
        <Button variant="primary" onPress={() => void settle('mine')}>
          {t('sync.keepMine')}
        </Button>
        <Button onPress={() => void settle('theirs')}>{t('sync.takeTheirs')}</Button>
      </div>
    </div>
  )
}

function Changed({ item }: { item: OutboxItem }) {
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
  // The document's own stamp is of its last change, which may have been ours and to something else.
  const stamp = problem?.by === actor?.uid ? undefined : problem
  const by = change?.actorId ?? stamp?.by
  const at = change?.at ?? stamp?.at
  if (at === undefined) return null
  const name = people?.find((person) => person.id === by)?.name
  const when = format.when(at, now)
  return (
    <p className={styles.changed}>
      {name ? t('sync.conflictBy', { name, when }) : t('sync.conflictByNobody', { when })}
    </p>
  )
}

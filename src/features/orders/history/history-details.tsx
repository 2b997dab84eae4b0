import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ValueList } from '#components/sync/value-list.tsx'
import { type HistoryEntry, team } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { historyValues, type HistoryValue } from '#domain/audit/history-values.ts'
import type { Order } from '#domain/entities/order.ts'
import { restoreOf } from '#domain/mutation/edits/restore-of.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import styles from './history-details.module.css'

const RestoreDialog = lazy(async () => ({
  default: (await import('./restore-dialog.tsx')).RestoreDialog,
}))

export interface HistoryDetailsProps {
  order: Order
  entry: HistoryEntry
}

/** The values of one entry: lost ones are visible, the others expand. The office can restore any of them. */
export function HistoryDetails({ order, entry }: HistoryDetailsProps) {
  const t = useT()
  const values = historyValues(entry)
  const shownSeparately = values.filter(({ kind }) => kind === 'notSaved' || kind === 'bothKept')
  const plain = values.filter(({ kind }) => kind === 'before' || kind === 'after')
  if (values.length === 0) return null
  return (
    <>
      <Values order={order} entry={entry} values={shownSeparately} />
      {plain.length > 0 && (
        <details className={styles.more}>
          <summary>{t('orders.beforeAndAfter')}</summary>
          <Values order={order} entry={entry} values={plain} />
        </details>
      )}
    </>
  )
}

function Values({
  order,
  entry,
  values,
}: HistoryDetailsProps & { values: readonly HistoryValue[] }) {
  const people = useLive(team())
  // With a single field, the sentence above already names it.
  const isOfSeveral = new Set(historyValues(entry).map(({ field }) => field)).size > 1
  return (
    <ValueList
      values={values}
      people={people}
      withFields={isOfSeveral}
      checklist={order.checklist}
      renderAction={(one) => <RestoreButton order={order} entry={entry} {...one} />}
    />
  )
}

function RestoreButton({ order, entry, field, value }: HistoryDetailsProps & HistoryValue) {
  const t = useT()
  const actor = useActor()
  const [asking, setAsking] = useState(false)
  const may = actor !== null && can(actor, 'order/review', { ...order })
  const isWhole = entry.receivedAt !== null && !entry.isCut
  const args = may && isWhole ? restoreOf(order, entry.id, field, value) : null
  if (!args) return null
  return (
    <>
      <Button variant="quiet" icon={<History aria-hidden="true" />} onPress={() => setAsking(true)}>
        {t('orders.restore')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <RestoreDialog
            args={args}
            field={field}
            now={args.edits[field as keyof typeof args.edits]?.from}
            value={value}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

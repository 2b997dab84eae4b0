import { RestorableValues } from '#components/sync/restorable-values.tsx'
import { docsNow, type HistoryEntry, team } from '#data/index.ts'
import { useActor, useCompany, useLive, useMutate } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { isPriceField, seesPrices } from '#domain/access/sees-prices.ts'
import { historyValues, type HistoryValue } from '#domain/audit/history-values.ts'
import type { Order } from '#domain/entities/order.ts'
import { refsForRestore, restoreOf } from '#domain/mutation/edits/restore-of.ts'
import { useNow, useT } from '#messages/index.ts'
import { HistoryMore } from './history-more.tsx'

export interface HistoryDetailsProps {
  order: Order
  entry: HistoryEntry
}

/** The values of one entry: lost ones are visible, the others expand. The office can restore any of them. */
export function HistoryDetails({ order, entry }: HistoryDetailsProps) {
  const t = useT()
  const showsPrices = seesPrices(useActor(), useCompany())
  const values = valuesOf(order, entry).filter(({ field }) => showsPrices || !isPriceField(field))
  const shownSeparately = values.filter(({ kind }) => kind === 'notSaved' || kind === 'bothKept')
  const plain = values.filter(({ kind }) => kind === 'before' || kind === 'after')
  if (values.length === 0) return null
  return (
    <>
      {shownSeparately.length > 0 && (
        <Values order={order} entry={entry} values={shownSeparately} />
      )}
      {plain.length > 0 && (
        <HistoryMore label={t('orders.beforeAndAfter')}>
          <Values order={order} entry={entry} values={plain} />
        </HistoryMore>
      )}
    </>
  )
}

function valuesOf(order: Order, { name, args, lost, merged }: HistoryEntry) {
  return historyValues({ name, ref: `orders/${order.id}`, args, lost, merged })
}

function Values({
  order,
  entry,
  values,
}: HistoryDetailsProps & { values: readonly HistoryValue[] }) {
  const actor = useActor()
  const mutate = useMutate()
  const at = new Date(useNow()).toISOString()
  const people = useLive(team())
  const docs = useLive(docsNow(refsForRestore(values)))
  // With a single field, the sentence above already names it.
  const isOfSeveral = new Set(valuesOf(order, entry).map(({ field }) => field)).size > 1
  const isWhole = entry.receivedAt !== null && !entry.isCut
  const may = isWhole && actor !== null && can(actor, 'order/review', { ...order })
  return (
    <RestorableValues
      values={values}
      people={people}
      withFields={isOfSeveral}
      checklist={order.checklist}
      restoreOf={(value) =>
        may && docs ? restoreOf(value, docs, { actor, at, receiptId: entry.id }) : null
      }
      mutate={({ name, args }) => mutate(name, args)}
    />
  )
}

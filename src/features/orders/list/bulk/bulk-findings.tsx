import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { ruleText } from '#components/dispatch/finding-text.ts'
import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { problemsOfChange } from '#domain/dispatch/simulate/problems-of-change.ts'
import type { Order } from '#domain/entities/order.ts'
import { groupBy } from '#lib/group-by.ts'
import { useT } from '#messages/index.ts'
import styles from './bulk-findings.module.css'

export interface BulkFindingsProps {
  board: Board
  visits: readonly BoardVisit[]
  /** The customers' names, by the id of an order. */
  customers: ReadonlyMap<string, string>
}

/** So many orders of one problem are named. */
const named = 4

/** What the change of the selected orders would break, by problem. It can be saved all the same. */
export function BulkFindings({ board, visits, customers }: BulkFindingsProps) {
  const t = useT()
  const byText = useMemo(() => {
    const orders = new Map([...board.visits, ...visits].map(({ id, order }) => [id, order]))
    const found = problemsOfChange(board, visits).map(({ code, visitId }) => ({
      text: ruleText(t, code),
      order: orders.get(visitId),
    }))
    return groupBy(found, ({ text }) => text)
  }, [board, visits, t])
  return (
    <output className={styles.findings}>
      {[...byText].map(([text, found]) => {
        const orders = [...new Map(found.map(({ order }) => [order?.id ?? '', order])).values()]
        const names = orders.map((order) => order && nameOf(order, customers)).filter(Boolean)
        const more = names.length - named
        const shown = [
          ...names.slice(0, named),
          ...(more > 0 ? [t('orderBulk.more', { count: more })] : []),
        ]
        return (
          <span key={text} className={styles.finding}>
            <TriangleAlert aria-hidden="true" />
            <span>{`${text}: ${shown.join('; ')}`}</span>
          </span>
        )
      })}
    </output>
  )
}

function nameOf({ id, title, ref }: Order, customers: ReadonlyMap<string, string>): string {
  return [title || ref, customers.get(id) ?? ''].filter(Boolean).join(', ')
}

import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { ruleText } from '#components/dispatch/finding-text.ts'
import type { Board, BoardVisit } from '#domain/dispatch/board-visit.ts'
import { problemsOfChange } from '#domain/dispatch/simulate/problems-of-change.ts'
import { groupBy } from '#lib/group-by.ts'
import { useFormat, useT } from '#messages/index.ts'
import styles from '../../form/who/technician-picker.module.css'

/** So many orders of one problem are named. */
const named = 4

/** What the change of the selected orders would break, by problem. It can be saved all the same. */
export function BulkFindings({ board, visits }: { board: Board; visits: readonly BoardVisit[] }) {
  const t = useT()
  const format = useFormat()
  const byText = useMemo(() => {
    const orders = new Map(
      [...board.visits, ...visits].map(({ id, order }) => [id, order.ref || order.title]),
    )
    const found = problemsOfChange(board, visits).map((one) => ({
      text: ruleText(t, one.code),
      order: orders.get(one.visitId) ?? '',
    }))
    return groupBy(found, ({ text }) => text)
  }, [board, visits, t])
  return (
    <output className={styles.findings}>
      {[...byText].map(([text, found]) => {
        const orders = [...new Set(found.map(({ order }) => order))].filter(Boolean)
        const more = orders.length - named
        const names = [
          ...orders.slice(0, named),
          ...(more > 0 ? [t('orderBulk.more', { count: more })] : []),
        ]
        return (
          <span key={text} className={styles.finding}>
            <TriangleAlert aria-hidden="true" />
            {`${text}: ${format.list(names)}`}
          </span>
        )
      })}
    </output>
  )
}

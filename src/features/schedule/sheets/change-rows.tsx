import type { ReactNode } from 'react'
import { personLabel } from '#components/dispatch/person-label.ts'
import type { BoardPerson, BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { PlannedChange } from '#domain/planning/board/plan-changes.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { BoardItem } from '../board/use-board.ts'
import styles from './change-list.module.css'

export interface ChangeRowsProps<T extends PlannedChange = PlannedChange> {
  changes: readonly T[]
  people: ReadonlyMap<string, BoardPerson>
  /** The visits of the board, which know their customers. */
  items: ReadonlyMap<string, BoardItem>
  /** Ids of the visits whose change is not wanted. */
  refused: ReadonlySet<string>
  onRefuse: (refused: ReadonlySet<string>) => void
  /** What speaks against a change. */
  renderNote?: (change: T) => ReactNode
  /** Beneath a change, such as why it is offered. */
  renderMore?: (change: T) => ReactNode
}

/** The title of a visit's order with its customer: several orders often have the same title. */
export function visitName(
  { id, order }: BoardVisit,
  items: ReadonlyMap<string, BoardItem>,
): string {
  return [order.title, items.get(id)?.customerName].filter(Boolean).join(', ')
}

/** Changes that are offered, each with a box to take it or leave the visit where it is. */
export function ChangeRows<T extends PlannedChange>(props: ChangeRowsProps<T>) {
  const { changes, people, items, refused, onRefuse, renderNote, renderMore } = props
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const where = ({ assigneeIds, start }: BoardVisit) => {
    const names = assigneeIds.map((id) => personLabel(t, people, id))
    if (start === null) return t('planner.inQueue')
    const when = start.length === 10 ? t('board.anytime') : format.when(start, now)
    return [format.list(names), when].filter(Boolean).join(', ')
  }
  const toggle = (id: string) => {
    const next = new Set(refused)
    if (!next.delete(id)) next.add(id)
    onRefuse(next)
  }
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const { before, after } = change
        return (
          <li key={after.id}>
            <Checkbox
              label={visitName(after, items)}
              description={
                <>
                  {t('planner.fromTo', { from: where(before), to: where(after) })}
                  {renderNote?.(change)}
                </>
              }
              checked={!refused.has(after.id)}
              onChange={() => toggle(after.id)}
            />
            {renderMore?.(change)}
          </li>
        )
      })}
    </ul>
  )
}

import { personLabel } from '#components/dispatch/person-label.ts'
import { useMemo, useState } from 'react'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { useSimulation } from '#components/dispatch/worker/use-simulation.ts'
import { ChangeList } from './change-list.tsx'
import styles from './change-list.module.css'

export interface SickSheetProps {
  personId: string
  board: Board
  items: ReadonlyMap<string, BoardItem>
  day: string
  drop: (plans: readonly (readonly [BoardItem, Partial<Plan>])[]) => void
  onClose: () => void
}

/** What follows if someone does not come on a day, before anything is changed: who could take over each visit. */
export function SickSheet({ personId, board, items, day, drop, onClose }: SickSheetProps) {
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const simulation = useSimulation<'without'>(board, {
    kind: 'without',
    personId,
    options: { from: day, days: 1, top: 1 },
  })
  const { changes, left } = useMemo(() => {
    const lost = simulation.state === 'done' ? simulation.value : []
    return {
      changes: lost.flatMap(({ visit, offers: [best] }) => {
        if (!best) return []
        const others = visit.assigneeIds.filter((id) => id !== personId)
        const assigneeIds = [...others, best.personId]
        return [{ before: visit, after: { ...visit, start: best.start, assigneeIds } }]
      }),
      left: lost.filter(({ offers }) => offers.length === 0).map(({ visit }) => visit),
    }
  }, [simulation, personId])
  const taken = changes.filter(({ after }) => !refused.has(after.id))

  function apply(): void {
    const given = taken.flatMap(({ after }) => {
      const item = items.get(after.id)
      const plan = { start: after.start, assigneeIds: after.assigneeIds }
      return item ? ([[item, plan]] as const) : []
    })
    const waiting = left.flatMap(({ id }) => {
      const item = items.get(id)
      return item ? ([[item, { start: null, assigneeIds: [] }]] as const) : []
    })
    drop([...given, ...waiting])
    onClose()
  }

  const name = personLabel(t, board.people, personId)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.sickTitle', {
        name,
        day: format.date(noonOf(day, board.company.timeZone), now),
      })}
      closeLabel={t('action.cancel')}
      footer={
        changes.length + left.length > 0 ? (
          <Button variant="primary" wide onPress={apply}>
            {t('planner.apply', { count: taken.length + left.length })}
          </Button>
        ) : undefined
      }
    >
      <SimulationWait state={simulation.state} />
      {simulation.state === 'done' && changes.length + left.length === 0 && (
        <p>{t('board.sickNothing')}</p>
      )}
      {changes.length > 0 && (
        <ChangeList
          changes={changes}
          people={board.people}
          items={items}
          refused={refused}
          onRefuse={setRefused}
        />
      )}
      {left.length > 0 && (
        <section className={styles.left}>
          <h3>{t('board.sickLeft')}</h3>
          <ul>
            {left.map(({ id, order }) => (
              <li key={id}>{order.title}</li>
            ))}
          </ul>
        </section>
      )}
    </Sheet>
  )
}

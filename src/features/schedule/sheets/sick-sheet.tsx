import { personLabel } from '#components/dispatch/person-label.ts'
import { useId, useMemo, useState } from 'react'
import { ruleText } from '#components/dispatch/finding-text.ts'
import { LateNote } from '#components/dispatch/late-note.tsx'
import { WarningNote } from '#components/dispatch/warning-note.tsx'
import type { Board } from '#domain/dispatch/board-visit.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plan } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { useSimulation } from '#components/dispatch/worker/use-simulation.ts'
import { ChangeRows } from './change-rows.tsx'
import { lostChange } from './lost-change.ts'
import { TakeButtons } from './take-buttons.tsx'
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
  const queuedId = useId()
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const simulation = useSimulation<'without'>(board, {
    kind: 'without',
    personId,
    options: { from: day, days: 1, top: 1 },
  })
  const { changes, given, queued } = useMemo(() => {
    const lost = simulation.state === 'done' ? simulation.value : []
    const all = lost.map((one) => lostChange(one, personId))
    return {
      changes: all,
      given: all.filter(({ offer }) => offer !== undefined),
      queued: all.filter(({ offer }) => offer === undefined),
    }
  }, [simulation, personId])
  const taken = changes.filter(({ after }) => !refused.has(after.id))
  const rows = { people: board.people, items, refused, onRefuse: setRefused }

  function apply(): void {
    drop(
      taken.flatMap(({ after }) => {
        const item = items.get(after.id)
        const plan = { start: after.start, assigneeIds: after.assigneeIds }
        return item ? ([[item, plan]] as const) : []
      }),
    )
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
        changes.length > 0 ? (
          <Button variant="primary" wide isDisabled={taken.length === 0} onPress={apply}>
            {t('planner.apply', { count: taken.length })}
          </Button>
        ) : undefined
      }
    >
      <SimulationWait state={simulation.state} />
      {simulation.state === 'done' && changes.length === 0 && <p>{t('board.sickNothing')}</p>}
      {changes.length > 0 && <TakeButtons changes={changes} onRefuse={setRefused} />}
      {given.length > 0 && (
        <section aria-label={t('planner.changes')}>
          <ChangeRows
            {...rows}
            changes={given}
            renderNote={({ offer }) => offer && <LateNote offer={offer} />}
          />
        </section>
      )}
      {queued.length > 0 && (
        <section className={styles.queued} aria-labelledby={queuedId}>
          <h3 id={queuedId}>{t('board.sickLeft')}</h3>
          <ChangeRows
            {...rows}
            changes={queued}
            renderNote={({ rule }) => rule && <WarningNote>{ruleText(t, rule)}</WarningNote>}
          />
        </section>
      )}
    </Sheet>
  )
}

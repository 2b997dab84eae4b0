import { personLabel } from '#components/dispatch/person-label.ts'
import { useId, useState } from 'react'
import { useActor } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import type { NewAbsence } from '#domain/time/new-absence.ts'
import { newId } from '#lib/new-id.ts'
import { ruleText, whyNotText } from '#components/dispatch/finding-text.ts'
import { LateNote } from '#components/dispatch/late-note.tsx'
import { PromiseNote } from '#components/dispatch/promise-note.tsx'
import { WarningNote } from '#components/dispatch/warning-note.tsx'
import { workingTime } from '#domain/dispatch/working-time.ts'
import type { Board } from '#domain/dispatch/board-visit.ts'
import type { RuledOut } from '#domain/dispatch/suggest/why-not.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useFormat, useNow, useT } from '#messages/index.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Plans } from '../actions/visit-change.ts'
import type { BoardItem } from '../board/use-board.ts'
import { SimulationWait } from '#components/dispatch/worker/simulation-wait.tsx'
import { ChangeRows } from './change-rows.tsx'
import type { LostChange } from './lost-change.ts'
import { type OutSpan, outSpan } from './out-span.ts'
import { LastDayField } from './last-day-field.tsx'
import { ReassignButton } from './reassign-button.tsx'
import { TakeButtons } from './take-buttons.tsx'
import { UnderWayRows } from './under-way-rows.tsx'
import { useWhileOut } from './use-while-out.ts'
import styles from './change-list.module.css'

export interface SickSheetProps {
  personId: string
  board: Board
  items: ReadonlyMap<string, BoardItem>
  day: string
  /** Stores the plans, and with them the time off. */
  reassign: (plans: Plans, absence: NewAbsence | null) => void
  onClose: () => void
}

/** What follows if someone does not come, before anything is changed: who could take over each visit of these days. */
export function SickSheet(props: SickSheetProps) {
  const { personId, day } = props
  // The board may show the time off only after the sheet was opened: then other days are given to others.
  const { absence } = workingTime(props.board, personId, day)
  return <Reassigning key={absence?.toOn ?? ''} {...props} />
}

function Reassigning(props: SickSheetProps) {
  const { personId, items, day, reassign, onClose } = props
  const t = useT()
  const format = useFormat()
  const now = useNow()
  const laterId = useId()
  const queuedId = useId()
  const [lastOn, setLastOn] = useState(day)
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const span = outSpan(props.board, personId, day, lastOn)
  const { state, underWay, changes, given, later, queued } = useWhileOut(
    props.board,
    personId,
    day,
    span.days,
  )
  const actor = useActor()
  const [addsAbsence, setAddsAbsence] = useState(true)
  const mayAddAbsence =
    actor !== null && can(actor, 'absence/decide', { userId: personId }) && !span.isStored
  const storesAbsence = mayAddAbsence && addsAbsence
  const dateOf = (one: string) => format.date(noonOf(one, props.board.company.timeZone), now)
  const [from, to] = [dateOf(span.fromOn), dateOf(span.toOn)]
  const taken = changes.filter(({ after }) => !refused.has(after.id))
  const rows = { people: props.board.people, items, refused, onRefuse: setRefused }

  function apply(): void {
    reassign(
      taken.flatMap(({ after }) => {
        const item = items.get(after.id)
        const plan = { start: after.start, assigneeIds: after.assigneeIds }
        return item ? ([[item, plan]] as const) : []
      }),
      storesAbsence ? sickLeave(personId, span) : null,
    )
    onClose()
  }

  function offerNote({ offer, before }: LostChange) {
    return (
      offer && (
        <>
          <PromiseNote visit={before} start={offer.start} />
          <LateNote isLate={offer.isLate} />
        </>
      )
    )
  }

  function reasonNote(whyNot: readonly RuledOut[]) {
    if (whyNot.length === 0) return null
    const groups = whyNot.map(({ rule, personIds }) => ({
      count: personIds.length,
      rule: ruleText(t, rule),
    }))
    return <WarningNote>{whyNotText(t, groups)}</WarningNote>
  }

  const name = personLabel(t, props.board.people, personId)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('board.sickTitle', {
        name,
        day: from === to ? from : t('absence.span', { from, to }),
      })}
      closeLabel={t('action.cancel')}
      footer={
        changes.length > 0 || (mayAddAbsence && state === 'done') ? (
          <ReassignButton count={taken.length} storesAbsence={storesAbsence} onPress={apply} />
        ) : undefined
      }
    >
      {!span.isStored && <LastDayField {...{ day, value: span.toOn, onChange: setLastOn }} />}
      <SimulationWait state={state} />
      {mayAddAbsence && (
        <Checkbox
          label={t('board.sickAbsence')}
          checked={addsAbsence}
          onChange={({ target }) => setAddsAbsence(target.checked)}
        />
      )}
      {state === 'done' && changes.length === 0 && <p>{t('board.sickNothing')}</p>}
      {changes.length > 0 && <TakeButtons changes={changes} onRefuse={setRefused} />}
      {given.length > 0 && (
        <section aria-label={t('planner.changes')}>
          <ChangeRows {...rows} changes={given} renderNote={offerNote} />
        </section>
      )}
      {later.length > 0 && (
        <section className={styles.later} aria-labelledby={laterId}>
          <h3 id={laterId}>{t('board.sickLater')}</h3>
          <ChangeRows
            {...rows}
            changes={later}
            renderNote={(change) => (
              <>
                {offerNote(change)}
                {reasonNote(change.whyNot)}
              </>
            )}
          />
        </section>
      )}
      {queued.length > 0 && (
        <section className={styles.queued} aria-labelledby={queuedId}>
          <h3 id={queuedId}>{t('board.sickLeft')}</h3>
          <ChangeRows {...rows} changes={queued} renderNote={({ whyNot }) => reasonNote(whyNot)} />
        </section>
      )}
      <UnderWayRows visits={underWay} items={items} />
    </Sheet>
  )
}

function sickLeave(userId: string, { fromOn, toOn }: OutSpan): NewAbsence {
  return { absenceId: newId(), userId, kind: 'sick', fromOn, toOn, note: '' }
}

import { useMemo, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { fieldMessage } from '#components/text/field-message.ts'
import { markedUserLabel } from '#components/people/member-label.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { Offer } from '#domain/dispatch/suggest/suggest.ts'
import { toLocalTime } from '#domain/time/local-time.ts'
import { noonOf } from '#domain/time/noon-of.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { FieldGroup } from '#ui/form/form.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { AwayNote } from '../away-note.tsx'
import type { PlanValues } from '../plan-form.ts'
import type { WindowSettings } from '../when/arrival-window.ts'
import { ChosenPeople } from './chosen-people.tsx'
import { PlanFindings } from './plan-findings.tsx'
import { Suggestions } from './suggestions.tsx'
import { TechnicianPicker } from './technician-picker.tsx'
import { useDraft } from './use-draft.ts'
import { techniciansFirst } from './technicians-first.ts'
import { useFormBoard } from './use-form-board.ts'
import styles from './technician-picker.module.css'

export interface WhoFieldsProps {
  /** The visit that is planned, as it is. */
  visit: BoardVisit
  settings: WindowSettings
}

/** Who goes: suggestions, everyone with their day, and what the choice would break. */
export function WhoFields({ visit, settings }: WhoFieldsProps) {
  const t = useT()
  const { timeZone } = settings
  const { setValue, watch, formState } = useFormContext<PlanValues>()
  const today = useToday(timeZone)
  const wanted = watch('day')
  const day = wanted === '' || wanted < today ? today : wanted
  const { people: everyone, board, isDownloading } = useFormBoard({ from: day, to: day })
  const draft = useDraft(visit, settings)
  const [isTaken, setTaken] = useState(false)
  const chosenIds = watch('assigneeIds')
  const people = useMemo(
    () =>
      [...(everyone?.values() ?? [])]
        .filter(({ user }) => user.status === 'active' || visit.assigneeIds.includes(user.id))
        .toSorted(techniciansFirst),
    [everyone, visit.assigneeIds],
  )
  const technicians = useMemo(
    () => people.filter(({ user }) => user.role === 'technician' && user.status === 'active'),
    [people],
  )
  const nameOf = (id: string) => markedUserLabel(t, everyone?.get(id)?.user)

  function choose(ids: readonly string[]): void {
    setValue('assigneeIds', [...ids], { shouldDirty: true })
    if (!ids.includes(watch('leadId'))) setValue('leadId', '', { shouldDirty: true })
  }

  function take({ personId, start }: Offer): void {
    const local = toLocalTime(start, timeZone)
    setTaken(true)
    choose([personId])
    setValue('day', local.slice(0, 10), { shouldDirty: true, shouldValidate: true })
    setValue('time', local.slice(11, 16), { shouldDirty: true, shouldValidate: true })
  }

  const noon = draft.start?.length === 10 ? noonOf(draft.start, timeZone) : null
  return (
    <FieldGroup title={t('orders.who')}>
      <ChosenPeople
        people={chosenIds.map((id) => ({ id, name: nameOf(id) }))}
        leadId={watch('leadId')}
        takesFocus={isTaken}
        onLead={(id) => setValue('leadId', id, { shouldDirty: true })}
        onRemove={(id) => choose(chosenIds.filter((one) => one !== id))}
      />
      {isDownloading && <p>{t('sync.downloading')}</p>}
      {!board && <Skeleton label={t('orders.technicians')} count={4} />}
      {board && (
        <>
          <div className={styles.notes}>
            <PlanFindings board={board} visit={draft} opened={visit} />
            <AwayNote
              plan={{ ...draft.order, plannedStart: draft.order.plannedStart ?? noon }}
              nameOf={nameOf}
            />
          </div>
          {chosenIds.length === 0 && (
            <Suggestions board={board} visit={draft} day={day} people={technicians} onTake={take} />
          )}
          <TechnicianPicker
            board={board}
            visit={draft}
            day={day}
            people={people}
            chosenIds={chosenIds}
            onChange={(ids) => {
              setTaken(false)
              choose(ids)
            }}
          />
        </>
      )}
      {formState.errors.assigneeIds?.message !== undefined && (
        <p role="alert">{fieldMessage(t, formState.errors.assigneeIds.message)}</p>
      )}
    </FieldGroup>
  )
}

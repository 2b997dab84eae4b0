import { type FormEvent, useMemo, useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import type { OrderListItem } from '#data/index.ts'
import { useCompany, useTimeZone } from '#data/react.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { assignAll, type BulkChange, moveAll, plannable } from './bulk-changes.ts'
import { BulkFindings } from './bulk-findings.tsx'
import { BulkPeople, unassigned } from './bulk-people.tsx'
import { changedVisits } from './changed-visits.ts'
import { dayToMoveTo } from './day-to-move-to.ts'
import { useBulkBoard } from './use-bulk-board.ts'
import type { Bulk } from './use-bulk.ts'

export interface BulkPlanSheetProps {
  what: 'assign' | 'move'
  items: readonly OrderListItem[]
  bulk: Bulk
  onClose: () => void
}

/** Who the selected orders are given to, or the day to which they move, and what that would break. */
export function BulkPlanSheet({ what, items, bulk, onClose }: BulkPlanSheetProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const company = useCompany()
  const today = useToday(timeZone)
  const [person, setPerson] = useState('')
  const count = items.length
  const open = useMemo(() => plannable(items.map(({ order }) => order)), [items])
  // Null until another day is entered, because the company may be read later.
  const [entered, setDay] = useState<string | null>(null)
  const usualDay = company ? dayToMoveTo(open, today, company) : today
  const day = entered ?? usualDay
  const customers = useMemo(
    () => new Map(items.map(({ order, customerName }) => [order.id, customerName])),
    [items],
  )
  const left = count - open.length
  const { board, people, visits } = useBulkBoard(open, what === 'move' ? day : '')
  const isReady = (what === 'assign' ? person : day) !== ''
  const changes = useMemo((): readonly BulkChange[] => {
    if (!isReady) return []
    return what === 'assign'
      ? assignAll(open, person === unassigned ? '' : person)
      : moveAll(open, day, { timeZone, workingHours: company?.workingHours ?? defaultWorkingHours })
  }, [isReady, what, open, person, day, timeZone, company])
  const changed = useMemo(() => changedVisits(visits, changes), [visits, changes])

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady) return
    await bulk.run(changes, (stored) => t('orderBulk.changed', { count: stored }))
    onClose()
  }

  return (
    <EditSheet
      title={t(what === 'assign' ? 'orderBulk.assignTitle' : 'orderBulk.moveTitle', { count })}
      size={what === 'assign' ? 'medium' : 'small'}
      isDirty={false}
      isSaving={bulk.isBusy}
      problem={null}
      isReady={isReady}
      submitLabel={t(what === 'assign' ? 'orders.assign' : 'orderBulk.moveNow')}
      onSubmit={save}
      onClose={onClose}
    >
      {what === 'assign' ? (
        <BulkPeople
          board={board}
          people={people}
          visits={visits}
          chosen={person}
          onChange={setPerson}
        />
      ) : (
        <TextField
          label={t('orders.day')}
          type="date"
          required
          value={day}
          description={t('orderBulk.moveNote')}
          onChange={(event) => setDay(event.target.value)}
        />
      )}
      {board && changed.length > 0 && (
        <BulkFindings board={board} visits={changed} customers={customers} />
      )}
      {left > 0 && <p>{t('orderBulk.leftOut', { count: left })}</p>}
    </EditSheet>
  )
}

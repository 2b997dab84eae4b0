import { type FormEvent, useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { team } from '#data/index.ts'
import { useCompany, useLive, useTimeZone } from '#data/react.ts'
import type { Order } from '#domain/entities/order.ts'
import { defaultWorkingHours } from '#domain/entities/working-hours.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { assignAll, moveAll, plannable } from './bulk-changes.ts'
import type { Bulk } from './use-bulk.ts'

export interface BulkPlanSheetProps {
  what: 'assign' | 'move'
  orders: readonly Order[]
  bulk: Bulk
  onClose: () => void
}

/** The choice that takes everyone off the orders; '' is no choice yet. */
const unassigned = 'unassigned'

/** Who the selected orders are given to, or the day to which they move. */
export function BulkPlanSheet({ what, orders, bulk, onClose }: BulkPlanSheetProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const company = useCompany()
  const people = useLive(team()) ?? []
  const today = useToday(timeZone)
  const [person, setPerson] = useState('')
  const [day, setDay] = useState(today)
  const count = orders.length
  const left = count - plannable(orders).length
  const isReady = (what === 'assign' ? person : day) !== ''

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const workingHours = company?.workingHours ?? defaultWorkingHours
    if (!isReady) return
    const changes =
      what === 'assign'
        ? assignAll(orders, person === unassigned ? '' : person)
        : moveAll(orders, day, { timeZone, workingHours })
    await bulk.run(changes, (changed) => t('orderBulk.changed', { count: changed }))
    onClose()
  }

  return (
    <EditSheet
      title={t(what === 'assign' ? 'orderBulk.assignTitle' : 'orderBulk.moveTitle', { count })}
      size="small"
      isDirty={false}
      isSaving={bulk.isBusy}
      problem={null}
      isReady={isReady}
      submitLabel={t(what === 'assign' ? 'orders.assign' : 'orderBulk.moveNow')}
      onSubmit={save}
      onClose={onClose}
    >
      {what === 'assign' ? (
        <Select
          label={t('orders.person')}
          value={person}
          placeholder={t('orders.addPerson')}
          options={[
            ...people
              .filter(({ status }) => status === 'active')
              .map(({ id, name, email }) => ({ value: id, label: name || email })),
            { value: unassigned, label: t('person.unassigned') },
          ]}
          onChange={(event) => setPerson(event.target.value)}
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
      {left > 0 && <p>{t('orderBulk.leftOut', { count: left })}</p>}
    </EditSheet>
  )
}

import { useState } from 'react'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useSaving } from '#components/sheet/use-saving.ts'
import { useSyncStatus } from '#data/react.ts'
import type { User } from '#domain/entities/user.ts'
import { useT } from '#messages/index.ts'
import { Select } from '#ui/form/select.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { showToast } from '#ui/overlay/toast.ts'
import styles from './deactivate-sheet.module.css'
import { UnsentWork } from './unsent-work.tsx'
import { HeldOrders } from './held-orders.tsx'
import { type LeavingView, useLeaving } from './use-leaving.ts'
import { VanTargetSelect, vanTargetOf } from './van-target-select.tsx'

export interface DeactivateSheetProps {
  person: User
  onClose: () => void
}

/** Ends a person's access, after their orders and van were handed over. */
export function DeactivateSheet({ person, onClose }: DeactivateSheetProps) {
  const t = useT()
  const leaving = useLeaving(person.id)
  // What was there when the sheet opened: the rows change while they are handed over.
  const [seen, setSeen] = useState<LeavingView | null>(null)
  if (!seen && leaving) setSeen(leaving)
  const [ordersTo, setOrdersTo] = useState('')
  const [vansTo, setVansTo] = useState('')
  const name = person.name || person.email
  const offline = useSyncStatus()?.state.connection === 'offline'
  const { isSaving, problem, save } = useSaving(() => {
    showToast(t('technicians.deactivatedToast', { name }))
    onClose()
  })

  return (
    <EditSheet
      title={t('technicians.deactivateTitle', { name })}
      isDirty={ordersTo !== '' || vansTo !== ''}
      isSaving={isSaving}
      problem={problem}
      danger
      submitLabel={t('technicians.deactivate')}
      onSubmit={async (event) => {
        event.preventDefault()
        if (!seen) return
        const to = { ordersTo: ordersTo === '' ? null : ordersTo, vansTo: vanTargetOf(vansTo) }
        await save(() => seen.deactivate(to))
      }}
      onClose={onClose}
    >
      <ul className={styles.facts}>
        <li>{t(offline ? 'technicians.signedOutLater' : 'technicians.signedOut')}</li>
        <li>{t('technicians.lateWork')}</li>
        <li>{t('technicians.seatFreed')}</li>
      </ul>
      {!seen && <Skeleton label={t('technicians.deactivate')} count={3} />}
      {seen && (
        <>
          <UnsentWork personId={person.id} />
          <HeldOrders orders={seen.orders.map(({ order }) => order)} />
          {seen.orders.length > 0 && (
            <Select
              label={t('technicians.ordersTo')}
              value={ordersTo}
              placeholder={t('technicians.leaveUnassigned')}
              options={seen.colleagues.map((one) => ({
                value: one.id,
                label: one.name || one.email,
              }))}
              onChange={({ target }) => setOrdersTo(target.value)}
            />
          )}
          {seen.vans.length > 0 && (
            <VanTargetSelect leaving={seen} value={vansTo} onChange={setVansTo} />
          )}
        </>
      )}
    </EditSheet>
  )
}

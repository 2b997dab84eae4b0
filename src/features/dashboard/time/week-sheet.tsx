import { useState } from 'react'
import { useSeenOrders } from '#components/order/seen-orders.ts'
import { WeekView } from '#components/time/week-view.tsx'
import { myTime, team, timeOrders, unsentIds, weeksOf } from '#data/index.ts'
import { useActor, useLive, useMutate, useTimeZone } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useKeptTimers } from './kept-timers.ts'

export interface WeekSheetProps {
  /** The Monday of the week that is shown first; this week's unless given. */
  week?: string
  onClose: () => void
}

/** The person's own hours of a week, where they correct them. */
export function WeekSheet({ week, onClose }: WeekSheetProps) {
  const t = useT()
  const actor = useActor()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const unsent = useLive(unsentIds('timeEntries'))
  const entries = useLive(myTime())
  const orders = useLive(timeOrders(actor?.uid ?? ''))
  const weeks = useLive(weeksOf(actor?.uid ?? ''))
  const people = useLive(team())
  const seen = useSeenOrders(actor?.uid ?? '')
  const kept = useKeptTimers(actor?.uid ?? '')
  const [isDirty, setDirty] = useState(false)
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('time.week')}
      closeLabel={t(isDirty ? 'action.cancel' : 'action.close')}
      size="large"
      isDismissable={!isDirty}
    >
      {actor && (
        <WeekView
          userId={actor.uid}
          {...(week !== undefined && { week })}
          entries={entries ?? []}
          timeZone={timeZone}
          orders={orders}
          keptTitle={({ id, orderId }) => kept[id] ?? seen?.[orderId ?? '']?.title}
          unsentIds={unsent}
          weeks={weeks ?? []}
          nameOf={(id) => people?.find((one) => one.id === id)?.name}
          save={({ name, args }) => mutate(name, args)}
          onDirtyChange={setDirty}
        />
      )}
    </Sheet>
  )
}

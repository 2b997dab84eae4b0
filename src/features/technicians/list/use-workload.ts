import { everyonesTime, orderList } from '#data/index.ts'
import { useLive, useSyncStatus, useTimeZone } from '#data/react.ts'
import { localDay } from '#domain/time/local-time.ts'
import { mondayOf, paidIn, weekTimesheet } from '#domain/time/timesheet.ts'
import { useNow } from '#messages/index.ts'

export interface Workload {
  /** Number of open orders; null until loaded. */
  readonly openCount: number | null
  /** This week's paid time in milliseconds, and the number of days that look wrong. */
  readonly paid: number
  readonly daysToCheck: number
}

/** What a person has done this week and still has to do. */
export function useWorkload(): (personId: string) => Workload {
  const open = useLive(orderList({ open: true }))
  // The first orders arrive long before the last.
  const isLoading = (useSyncStatus()?.download ?? null) !== null
  const time = useLive(everyonesTime())
  const timeZone = useTimeZone()
  const now = useNow()
  const monday = mondayOf(localDay(new Date(now).toISOString(), timeZone))
  return (personId) => {
    const entries = time?.filter(({ userId }) => userId === personId) ?? []
    const days = weekTimesheet(entries, monday, { now, timeZone })
    return {
      openCount:
        isLoading || !open
          ? null
          : open.filter(({ order }) => order.assigneeIds.includes(personId)).length,
      paid: paidIn(days),
      daysToCheck: days.filter(({ hasAnomaly }) => hasAnomaly).length,
    }
  }
}

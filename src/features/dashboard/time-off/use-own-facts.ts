import type { AbsenceSheetProps } from '#components/absence/absence-sheet.tsx'
import { orderList, staffOf } from '#data/index.ts'
import { useCompany, useLive, useTimeZone } from '#data/react.ts'
import { ordersDuring } from '#domain/members/orders-during.ts'
import { countWorkDays } from '#domain/staff/work-days.ts'

/** What one's own time off would mean: days of work, and orders that are planned then. */
export function useOwnFacts(uid: string): AbsenceSheetProps['factsOf'] {
  const company = useCompany()
  const timeZone = useTimeZone()
  const staff = useLive(staffOf(uid))
  const orders = useLive(orderList({ open: true }))?.map(({ order }) => order)
  return (span) => ({
    workDays:
      company && staff !== undefined ? countWorkDays(span, company, staff, company.holidays) : null,
    orders: orders && ordersDuring(orders, span, timeZone).length,
  })
}

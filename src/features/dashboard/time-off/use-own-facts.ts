import { absenceFacts } from '#components/absence/absence-facts.ts'
import type { AbsenceSheetProps } from '#components/absence/absence-sheet.tsx'
import { orderList, staffOf } from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'

/** What one's own time off would mean: days of work, and orders that are planned then. */
export function useOwnFacts(uid: string): AbsenceSheetProps['factsOf'] {
  const company = useCompany()
  const staff = useLive(staffOf(uid))
  const items = useLive(orderList({ open: true }))
  return (span) => absenceFacts(span, { company, staff, items })
}

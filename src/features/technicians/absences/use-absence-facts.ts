import { absenceFacts } from '#components/absence/absence-facts.ts'
import type { AbsenceSheetProps } from '#components/absence/absence-sheet.tsx'
import { everyonesStaff, orderList } from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'

/** What time off of anyone would mean: days of work, and orders that are planned then. */
export function useAbsenceFacts(): AbsenceSheetProps['factsOf'] {
  const company = useCompany()
  const everyone = useLive(everyonesStaff())
  const items = useLive(orderList({ open: true }))
  return (span) => {
    const staff = everyone && (everyone.find(({ userId }) => userId === span.userId) ?? null)
    return absenceFacts(span, { company, staff, items })
  }
}

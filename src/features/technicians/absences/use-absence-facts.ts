import type { AbsenceSheetProps } from '#components/absence/absence-sheet.tsx'
import { everyonesStaff } from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'
import { countWorkDays } from '#domain/staff/work-days.ts'
import { useConflicts } from './use-conflicts.ts'

/** What time off of anyone would mean: days of work, and orders that are planned then. */
export function useAbsenceFacts(): AbsenceSheetProps['factsOf'] {
  const company = useCompany()
  const staff = useLive(everyonesStaff())
  const conflictsOf = useConflicts()
  return (span) => {
    const own = staff?.find(({ userId }) => userId === span.userId) ?? null
    return {
      workDays: company && staff ? countWorkDays(span, company, own, company.holidays) : null,
      orders: conflictsOf(span),
    }
  }
}

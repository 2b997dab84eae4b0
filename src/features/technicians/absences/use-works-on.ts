import { everyonesStaff } from '#data/index.ts'
import { useCompany, useLive } from '#data/react.ts'
import { worksOn } from '#domain/staff/work-days.ts'

/** Whether someone has working hours on a day; undefined until everyone's hours are known. */
export function useWorksOn(): ((userId: string, day: string) => boolean) | undefined {
  const company = useCompany()
  const everyone = useLive(everyonesStaff())
  if (!company || !everyone) return undefined
  const staff = new Map(everyone.map((one) => [one.userId, one]))
  return (userId, day) => worksOn(day, company, staff.get(userId) ?? null, company.holidays)
}

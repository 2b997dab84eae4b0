import { useOutlet } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { TechnicianDay } from './technician-day.tsx'

const OfficeHome = lazyPart(async () => (await import('./office/office-home.tsx')).OfficeHome)

/** Today for technicians, Home for the office. */
export function DashboardPage() {
  const actor = useActor()
  const part = useOutlet()
  if (!actor) return null
  if (part) return part
  return isAdminLevel(actor) ? <OfficeHome /> : <TechnicianDay />
}

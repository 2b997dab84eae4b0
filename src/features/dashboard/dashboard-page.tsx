import { useOutlet } from 'react-router'
import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { OfficeHome } from './office-home.tsx'
import { TechnicianDay } from './technician-day.tsx'

/** Today for technicians, Home for the office. */
export function DashboardPage() {
  const actor = useActor()
  const part = useOutlet()
  if (!actor) return null
  if (part) return part
  return isAdminLevel(actor) ? <OfficeHome /> : <TechnicianDay />
}

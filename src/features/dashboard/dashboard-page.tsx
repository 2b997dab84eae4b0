import { useOutlet } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { useActor } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { PageSkeleton } from '#ui/layout/page-skeleton.tsx'
import { TechnicianDay } from './technician-day.tsx'

const OfficeHome = lazyPart(async () => (await import('./office/office-home.tsx')).OfficeHome)

/** Today for technicians, Home for the office. */
export function DashboardPage() {
  const actor = useActor()
  const part = useOutlet()
  const t = useT()
  if (!actor) return null
  if (part) return part
  if (!isAdminLevel(actor)) return <TechnicianDay />
  return <OfficeHome placeholder={<PageSkeleton label={t('dashboard.loading')} />} />
}

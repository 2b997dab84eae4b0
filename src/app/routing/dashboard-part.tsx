import { useParams } from 'react-router'
import { lazyPart } from '#components/lazy-part.ts'
import { NotFoundPage } from './not-found-page.tsx'

/** The pages below Today and Home by their names in the address; together they cost the start of the app one route. */
const parts = {
  van: lazyPart(async () => (await import('#features/dashboard/van/van-page.tsx')).VanPage),
  'time-off': lazyPart(
    async () => (await import('#features/dashboard/time-off/time-off-page.tsx')).TimeOffPage,
  ),
  profile: lazyPart(
    async () => (await import('#features/technicians/own/own-profile-page.tsx')).OwnProfilePage,
  ),
  changes: lazyPart(async () => (await import('#features/log/own-log-page.tsx')).OwnLogPage),
  orders: lazyPart(
    async () => (await import('#features/dashboard/lists/order-lists-page.tsx')).OrderListsPage,
  ),
  reports: lazyPart(
    async () => (await import('#features/dashboard/reports/reports-page.tsx')).ReportsPage,
  ),
  week: lazyPart(
    async () => (await import('#features/dashboard/week/own-week-page.tsx')).OwnWeekPage,
  ),
}

/** The page below Today or Home that the address names. */
export function DashboardPart() {
  const { part = '' } = useParams()
  const Part = isPart(part) ? parts[part] : NotFoundPage
  return <Part />
}

function isPart(name: string): name is keyof typeof parts {
  return Object.hasOwn(parts, name)
}

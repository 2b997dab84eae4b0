import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { type MessageArea, withMessages } from '#messages/index.ts'
import { NotFoundPage } from './routing/not-found-page.tsx'
import { PageError } from './routing/page-error.tsx'
import { Shell } from './shell/shell.tsx'

/** A lazily loaded page with the messages of its area. The shell renders without waiting for it. */
function page(
  path: string,
  load: () => Promise<ComponentType>,
  area: MessageArea = 'app',
  children?: RouteObject[],
) {
  return {
    ...(path.startsWith('/') && { id: path }),
    path,
    // The route table is case-sensitive: `/Orders` does not exist.
    caseSensitive: true,
    lazy: async () => ({ Component: await withMessages(load, area) }),
    errorElement: <PageError />,
    hydrateFallbackElement: <></>,
    ...(children && { children }),
  } satisfies RouteObject
}

const orderRoutes = [
  page('new', async () => (await import('#features/orders/form/new-order-page.tsx')).NewOrderPage),
  page(':orderId', async () => (await import('#features/orders/detail/order-page.tsx')).OrderPage),
]

const dashboardRoutes = [
  page('van', async () => (await import('#features/dashboard/van/van-page.tsx')).VanPage),
  page(
    'time-off',
    async () => (await import('#features/dashboard/time-off/time-off-page.tsx')).TimeOffPage,
  ),
  page(
    'profile',
    async () => (await import('#features/technicians/own/own-profile-page.tsx')).OwnProfilePage,
  ),
  page('changes', async () => (await import('#features/log/own-log-page.tsx')).OwnLogPage),
]

const technicianRoutes = [
  page('hours', async () => (await import('#features/technicians/hours/hours-page.tsx')).HoursPage),
  page(
    'absences',
    async () => (await import('#features/technicians/absences/absences-page.tsx')).AbsencesPage,
  ),
  page(
    ':personId',
    async () => (await import('#features/technicians/person/person-page.tsx')).PersonPage,
  ),
]

// Each is listed in `features/admin/sections.ts`.
const adminRoutes = [
  page(
    'profile',
    async () => (await import('#features/admin/profile/profile-page.tsx')).ProfilePage,
  ),
  page('hours', async () => (await import('#features/admin/calendar/hours-page.tsx')).HoursPage),
  page('region', async () => (await import('#features/admin/region/region-page.tsx')).RegionPage),
  page('taxes', async () => (await import('#features/admin/taxes/taxes-page.tsx')).TaxesPage),
  page(
    'templates',
    async () => (await import('#features/admin/templates/templates-page.tsx')).TemplatesPage,
  ),
  page(
    'location',
    async () => (await import('#features/admin/location/location-page.tsx')).LocationPage,
  ),
  page(
    'notifications',
    async () =>
      (await import('#features/admin/notifications/notifications-page.tsx')).NotificationsPage,
  ),
  page(
    'features',
    async () => (await import('#features/admin/features/features-page.tsx')).FeaturesPage,
  ),
  page('skills', async () => (await import('#features/admin/skills/skills-page.tsx')).SkillsPage),
  page(
    'dispatch',
    async () => (await import('#features/admin/dispatch/dispatch-page.tsx')).DispatchPage,
  ),
  page('roles', async () => (await import('#features/admin/roles/roles-page.tsx')).RolesPage),
  page('log', async () => (await import('#features/log/log-page.tsx')).LogPage),
  page('/admin/data', async () => (await import('#features/admin/data/data-page.tsx')).DataPage),
]

const customerRoutes = [
  page(
    'new',
    async () => (await import('#features/customers/new-customer-page.tsx')).NewCustomerPage,
  ),
  page(
    ':customerId',
    async () => (await import('#features/customers/customer-page.tsx')).CustomerPage,
  ),
]

const inventoryRoutes = [
  page(
    'places/:placeId',
    async () => (await import('#features/inventory/location-page.tsx')).LocationPage,
  ),
  page(':itemId', async () => (await import('#features/inventory/item-page.tsx')).ItemPage),
]

const planRoutes = [
  page(':planId', async () => (await import('#features/plans/detail/plan-page.tsx')).PlanPage),
]

const inviteRoutes = [
  page('new', async () => (await import('#features/invites/new-invite-page.tsx')).NewInvitePage),
  page(':inviteId', async () => (await import('#features/invites/invite-page.tsx')).InvitePage),
]

const invoiceRoutes = [
  page(
    ':invoiceId',
    async () => (await import('#features/invoices/detail/invoice-page.tsx')).InvoicePage,
  ),
]

const scheduleRoutes = [
  page('print', async () => (await import('#features/schedule/print/print-page.tsx')).PrintPage),
]

export const routeTree: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      page(
        '/',
        async () => (await import('#features/landing/landing-page.tsx')).LandingPage,
        'public',
      ),
      page('/login', async () => (await import('#features/session/index.ts')).LoginPage, 'public'),
      page(
        '/register',
        async () => (await import('#features/session/index.ts')).RegisterPage,
        'public',
      ),
      page(
        '/account-setup',
        async () => (await import('#features/session/index.ts')).AccountSetupPage,
        'public',
      ),
      page(
        '/accept-invite',
        async () => (await import('#features/session/accept-invite-page.tsx')).AcceptInvitePage,
        'public',
      ),
      page(
        '/dashboard',
        async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
        'start',
        dashboardRoutes,
      ),
      page(
        '/orders',
        async () => (await import('#features/orders/list/orders-page.tsx')).OrdersPage,
        'start',
        orderRoutes,
      ),
      page(
        '/customers',
        async () => (await import('#features/customers/customers-page.tsx')).CustomersPage,
        'app',
        customerRoutes,
      ),
      page(
        '/schedule',
        async () => (await import('#features/schedule/schedule-page.tsx')).SchedulePage,
        'app',
        scheduleRoutes,
      ),
      page(
        '/plans',
        async () => (await import('#features/plans/plans-page.tsx')).PlansPage,
        'app',
        planRoutes,
      ),
      page(
        '/tracking',
        async () => (await import('#features/tracking/tracking-page.tsx')).TrackingPage,
      ),
      page(
        '/inventory',
        async () => (await import('#features/inventory/inventory-page.tsx')).InventoryPage,
        'app',
        inventoryRoutes,
      ),
      page(
        '/technicians',
        async () => (await import('#features/technicians/technicians-page.tsx')).TechniciansPage,
        'app',
        technicianRoutes,
      ),
      page(
        '/technician-invites',
        async () => (await import('#features/invites/invites-page.tsx')).InvitesPage,
        'app',
        inviteRoutes,
      ),
      page(
        '/invoices',
        async () => (await import('#features/invoices/invoices-page.tsx')).InvoicesPage,
        'app',
        invoiceRoutes,
      ),
      page('/chat', async () => (await import('#features/chat/chat-page.tsx')).ChatPage),
      page(
        '/chatWindow',
        async () => (await import('#features/chat/chat-window-page.tsx')).ChatWindowPage,
      ),
      page(
        '/admin',
        async () => (await import('#features/admin/admin-page.tsx')).AdminPage,
        'app',
        adminRoutes,
      ),
      page(
        '/subscription',
        async () => (await import('#features/subscription/subscription-page.tsx')).SubscriptionPage,
      ),
      { id: '*', path: '*', element: <NotFoundPage /> },
    ],
  },
]

export type AppRouter = ReturnType<typeof createBrowserRouter>

export function createRouter(): AppRouter {
  return createBrowserRouter(routeTree)
}

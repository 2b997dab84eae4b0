import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { type MessageArea, withMessages } from '#messages/index.ts'
import { NotFoundPage } from './routing/not-found-page.tsx'
import { PageError } from './routing/page-error.tsx'
import { PageWait } from './routing/page-wait.tsx'
import { Shell } from './shell/shell.tsx'

/** A lazily loaded page by its name in its module, with the messages of its area. The shell renders without waiting for it. */
function page<N extends string>(
  path: string,
  load: () => Promise<{ readonly [K in N]: ComponentType }>,
  name: N,
  area: MessageArea = 'app',
  children?: RouteObject[],
) {
  return {
    ...(path.startsWith('/') && { id: path }),
    path,
    // The route table is case-sensitive: `/Orders` does not exist.
    caseSensitive: true,
    lazy: async () => ({ Component: await withMessages(async () => (await load())[name], area) }),
    errorElement: <PageError />,
    // Public pages are prerendered.
    hydrateFallbackElement: area === 'public' ? <></> : <PageWait />,
    ...(children && { children }),
  } satisfies RouteObject
}

const orderParts = () => import('./routing/order-parts.ts')

const orderRoutes = [
  page('new', orderParts, 'NewOrderPage'),
  page('review', orderParts, 'ReviewPage'),
  page(':orderId', () => import('#features/orders/detail/order-page.tsx'), 'OrderPage'),
]

const dashboardRoutes = [
  page(':part', () => import('./routing/dashboard-part.tsx'), 'DashboardPart'),
]

const technicianRoutes = [
  page('hours', () => import('#features/technicians/hours/hours-page.tsx'), 'HoursPage'),
  page(
    'absences',
    () => import('#features/technicians/absences/absences-page.tsx'),
    'AbsencesPage',
  ),
  page(':personId', () => import('#features/technicians/person/person-page.tsx'), 'PersonPage'),
]

// Each is listed in `features/admin/sections.ts`.
const adminRoutes = [
  page('profile', () => import('#features/admin/profile/profile-page.tsx'), 'ProfilePage'),
  page('hours', () => import('#features/admin/calendar/hours-page.tsx'), 'HoursPage'),
  page('region', () => import('#features/admin/region/region-page.tsx'), 'RegionPage'),
  page('taxes', () => import('#features/admin/taxes/taxes-page.tsx'), 'TaxesPage'),
  page(
    'prices',
    () => import('#features/admin/price-lists/price-lists-page.tsx'),
    'PriceListsPage',
  ),
  page('templates', () => import('#features/admin/templates/templates-page.tsx'), 'TemplatesPage'),
  page('location', () => import('#features/admin/location/location-page.tsx'), 'LocationPage'),
  page(
    'notifications',
    () => import('#features/admin/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
  page('features', () => import('#features/admin/features/features-page.tsx'), 'FeaturesPage'),
  page('skills', () => import('#features/admin/skills/skills-page.tsx'), 'SkillsPage'),
  page('dispatch', () => import('#features/admin/dispatch/dispatch-page.tsx'), 'DispatchPage'),
  page('roles', () => import('#features/admin/roles/roles-page.tsx'), 'RolesPage'),
  page('log', () => import('#features/log/log-page.tsx'), 'LogPage'),
  page('/admin/data', () => import('#features/admin/data/data-page.tsx'), 'DataPage'),
]

const customerRoutes = [
  page('new', () => import('#features/customers/new-customer-page.tsx'), 'NewCustomerPage'),
  page(':customerId', () => import('#features/customers/customer-page.tsx'), 'CustomerPage'),
]

const inventoryRoutes = [
  page('places/:placeId', () => import('#features/inventory/location-page.tsx'), 'LocationPage'),
  page(':itemId', () => import('#features/inventory/item-page.tsx'), 'ItemPage'),
]

const planRoutes = [
  page(':planId', () => import('#features/plans/detail/plan-page.tsx'), 'PlanPage'),
]

const inviteRoutes = [
  page('new', () => import('#features/invites/new-invite-page.tsx'), 'NewInvitePage'),
  page(':inviteId', () => import('#features/invites/invite-page.tsx'), 'InvitePage'),
]

const invoiceRoutes = [
  page('at-risk', () => import('#features/invoices/at-risk/at-risk-page.tsx'), 'AtRiskPage'),
  page(':invoiceId', () => import('#features/invoices/detail/invoice-page.tsx'), 'InvoicePage'),
]

const estimateRoutes = [
  page(':estimateId', () => import('#features/estimates/detail/estimate-page.tsx'), 'EstimatePage'),
]

const scheduleRoutes = [
  page('print', () => import('#features/schedule/print/print-page.tsx'), 'PrintPage'),
]

export const routeTree: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      page('/', () => import('#features/landing/landing-page.tsx'), 'LandingPage', 'public'),
      page('/login', () => import('#features/session/index.ts'), 'LoginPage', 'public'),
      page('/register', () => import('#features/session/index.ts'), 'RegisterPage', 'public'),
      page(
        '/account-setup',
        () => import('#features/session/index.ts'),
        'AccountSetupPage',
        'public',
      ),
      page(
        '/accept-invite',
        () => import('#features/session/accept-invite-page.tsx'),
        'AcceptInvitePage',
        'public',
      ),
      page(
        '/dashboard',
        () => import('#features/dashboard/dashboard-page.tsx'),
        'DashboardPage',
        'start',
        dashboardRoutes,
      ),
      page(
        '/orders',
        () => import('#features/orders/list/orders-page.tsx'),
        'OrdersPage',
        'start',
        orderRoutes,
      ),
      page(
        '/customers',
        () => import('#features/customers/customers-page.tsx'),
        'CustomersPage',
        'app',
        customerRoutes,
      ),
      page(
        '/schedule',
        () => import('#features/schedule/schedule-page.tsx'),
        'SchedulePage',
        'app',
        scheduleRoutes,
      ),
      page(
        '/plans',
        () => import('#features/plans/plans-page.tsx'),
        'PlansPage',
        'app',
        planRoutes,
      ),
      page('/tracking', () => import('#features/tracking/tracking-page.tsx'), 'TrackingPage'),
      page(
        '/inventory',
        () => import('#features/inventory/inventory-page.tsx'),
        'InventoryPage',
        'app',
        inventoryRoutes,
      ),
      page(
        '/technicians',
        () => import('#features/technicians/technicians-page.tsx'),
        'TechniciansPage',
        'app',
        technicianRoutes,
      ),
      page(
        '/technician-invites',
        () => import('#features/invites/invites-page.tsx'),
        'InvitesPage',
        'app',
        inviteRoutes,
      ),
      page(
        '/estimates',
        () => import('#features/estimates/estimates-page.tsx'),
        'EstimatesPage',
        'app',
        estimateRoutes,
      ),
      page(
        '/invoices',
        () => import('#features/invoices/invoices-page.tsx'),
        'InvoicesPage',
        'app',
        invoiceRoutes,
      ),
      page('/documents', () => import('#features/documents/documents-page.tsx'), 'DocumentsPage'),
      page('/chat', () => import('#features/chat/chat-page.tsx'), 'ChatPage'),
      page('/chatWindow', () => import('#features/chat/chat-window-page.tsx'), 'ChatWindowPage'),
      page(
        '/admin',
        () => import('#features/admin/admin-page.tsx'),
        'AdminPage',
        'app',
        adminRoutes,
      ),
      page(
        '/subscription',
        () => import('#features/subscription/subscription-page.tsx'),
        'SubscriptionPage',
      ),
      page('/more', () => import('./more/more-page.tsx'), 'MorePage'),
      page('/settings', () => import('./settings/settings-page.tsx'), 'SettingsPage'),
      { id: '*', path: '*', element: <NotFoundPage /> },
    ],
  },
]

export type AppRouter = ReturnType<typeof createBrowserRouter>

export function createRouter(): AppRouter {
  return createBrowserRouter(routeTree)
}

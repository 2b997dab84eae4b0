import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { NotFoundPage } from './routing/not-found-page.tsx'
import { PageError } from './routing/page-error.tsx'
import { Shell } from './shell/shell.tsx'

/** A page in its own file, fetched when it is first asked for; the shell is there at once. */
function page(path: string, load: () => Promise<ComponentType>, children?: RouteObject[]) {
  return {
    ...(path.startsWith('/') && { id: path }),
    path,
    // The route table is case-sensitive: `/Orders` is no page of ours.
    caseSensitive: true,
    lazy: async () => ({ Component: await load() }),
    errorElement: <PageError />,
    hydrateFallbackElement: <></>,
    ...(children && { children }),
  } satisfies RouteObject
}

const session = () => import('#features/session/index.ts')

const orderRoutes = [
  page('new', async () => (await import('#features/orders/form/new-order-page.tsx')).NewOrderPage),
  page(':orderId', async () => (await import('#features/orders/detail/order-page.tsx')).OrderPage),
]

const dashboardRoutes = [
  page('van', async () => (await import('#features/dashboard/van/van-page.tsx')).VanPage),
]

const technicianRoutes = [
  page(':personId', async () => (await import('#features/technicians/person-page.tsx')).PersonPage),
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
    async () => (await import('#features/inventory/place-page.tsx')).PlacePage,
  ),
  page(':itemId', async () => (await import('#features/inventory/part-page.tsx')).PartPage),
]

export const routeTree: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <PageError />,
    children: [
      page('/', async () => (await import('#features/landing/landing-page.tsx')).LandingPage),
      page('/login', async () => (await session()).LoginPage),
      page('/register', async () => (await session()).RegisterPage),
      page('/account-setup', async () => (await session()).AccountSetupPage),
      page('/accept-invite', async () => (await session()).AcceptInvitePage),
      page(
        '/dashboard',
        async () => (await import('#features/dashboard/dashboard-page.tsx')).DashboardPage,
        dashboardRoutes,
      ),
      page(
        '/orders',
        async () => (await import('#features/orders/list/orders-page.tsx')).OrdersPage,
        orderRoutes,
      ),
      page(
        '/customers',
        async () => (await import('#features/customers/customers-page.tsx')).CustomersPage,
        customerRoutes,
      ),
      page(
        '/schedule',
        async () => (await import('#features/schedule/schedule-page.tsx')).SchedulePage,
      ),
      page(
        '/tracking',
        async () => (await import('#features/tracking/tracking-page.tsx')).TrackingPage,
      ),
      page(
        '/inventory',
        async () => (await import('#features/inventory/inventory-page.tsx')).InventoryPage,
        inventoryRoutes,
      ),
      page(
        '/technicians',
        async () => (await import('#features/technicians/technicians-page.tsx')).TechniciansPage,
        technicianRoutes,
      ),
      page(
        '/technician-invites',
        async () => (await import('#features/invites/invites-page.tsx')).InvitesPage,
      ),
      page(
        '/invoices',
        async () => (await import('#features/invoices/invoices-page.tsx')).InvoicesPage,
      ),
      page('/chat', async () => (await import('#features/chat/chat-page.tsx')).ChatPage),
      page(
        '/chatWindow',
        async () => (await import('#features/chat/chat-window-page.tsx')).ChatWindowPage,
      ),
      page('/admin', async () => (await import('#features/admin/admin-page.tsx')).AdminPage),
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

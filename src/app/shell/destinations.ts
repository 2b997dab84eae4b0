import { isAdminLevel } from '#domain/access/can.ts'
import { decideRoute, type SessionFacts } from '#domain/access/decide-route.ts'
import { routes, type RoutePath } from '#domain/access/routes.ts'

export interface Destinations {
  /** The phone's tab bar, without More. */
  readonly bar: readonly RoutePath[]
  /** The desktop rail, and what More lists on a phone. */
  readonly all: readonly RoutePath[]
}

const technicianBar: readonly RoutePath[] = ['/dashboard', '/orders', '/tracking', '/chat']
const officeBar: readonly RoutePath[] = ['/dashboard', '/orders', '/schedule', '/chat']
const everything: readonly RoutePath[] = [
  '/dashboard',
  '/orders',
  '/schedule',
  '/plans',
  '/tracking',
  '/customers',
  '/chat',
  '/inventory',
  '/technicians',
  '/technician-invites',
  '/estimates',
  '/invoices',
  '/documents',
  '/admin',
  '/subscription',
]

/** The destinations that the guard would let this session open. */
export function destinationsFor(session: SessionFacts | null): Destinations {
  if (session?.kind !== 'signedIn' || !session.user) return { bar: [], all: [] }
  const open = (path: RoutePath) => decideRoute(session, routes[path], path).type === 'allow'
  const isOffice = isAdminLevel(session.user)
  const bar = isOffice ? officeBar : technicianBar
  // Technicians find the estimates of their orders there.
  const all = everything.filter((path) => isOffice || path !== '/estimates')
  return { bar: bar.filter(open), all: all.filter(open) }
}

import { describe, expect, it } from 'vitest'
import { roles, type Role } from './actor.ts'
import { decideRoute, type SessionFacts } from './decide-route.ts'
import { features, type CompanyFacts, type UserFacts } from './features.ts'
import { optionalFeatures } from './optional-features.ts'
import { notFoundFacts, routeFactsOf, routes } from './routes.ts'

type Entry = 'public' | 'guest' | 'signedIn' | 'settingUp' | 'setUp'

/** The table of the product contract, repeated here by hand. */
const contract: Record<string, { entry: Entry; roles?: Role[]; feature?: string }> = {
  '/': { entry: 'guest' },
  '/nowhere': { entry: 'public' },
  '/login': { entry: 'guest' },
  '/register': { entry: 'guest' },
  '/account-setup': { entry: 'settingUp' },
  '/accept-invite': { entry: 'public' },
  '/subscription': { entry: 'setUp', roles: ['owner'] },
  '/chat': { entry: 'setUp' },
  '/chatWindow': { entry: 'setUp' },
  '/estimates': { entry: 'setUp' },
  '/documents': { entry: 'setUp' },
  '/invoices': { entry: 'setUp', roles: ['owner', 'admin'] },
  '/technician-invites': { entry: 'setUp', roles: ['owner', 'admin'] },
  '/dashboard': { entry: 'setUp' },
  '/orders': { entry: 'setUp', feature: 'orders' },
  '/schedule': { entry: 'setUp', feature: 'schedule' },
  '/tracking': { entry: 'setUp', feature: 'tracking' },
  '/customers': { entry: 'setUp', feature: 'customers' },
  '/inventory': { entry: 'setUp', feature: 'inventory', roles: ['owner', 'admin'] },
  '/plans': { entry: 'setUp', feature: 'schedule', roles: ['owner', 'admin'] },
  '/technicians': { entry: 'setUp', feature: 'technicians', roles: ['owner', 'admin'] },
  '/admin': { entry: 'setUp', roles: ['owner', 'admin'] },
  '/more': { entry: 'signedIn' },
  '/settings': { entry: 'signedIn' },
  '/admin/data': { entry: 'setUp', roles: ['owner'] },
}
const paths = Object.keys(contract)

const users: (UserFacts | null)[] = [
  null,
  ...roles.flatMap((role) =>
    ['active', 'suspended'].flatMap((status) =>
      [[], ['inventory'], ['edit_customers'], ['inventory', 'edit_customers']].map(
        (permissions): UserFacts => ({ role, status, permissions }),
      ),
    ),
  ),
]
/** Whatever the subscription says, the pages are the same: a lapse makes them read-only. */
type Facts = CompanyFacts & { readonly subscriptionStatus: string }
const companies: (Facts | null)[] = [
  null,
  ...[true, false].flatMap((isSetup) =>
    ['active', 'trialing', 'past_due', ''].flatMap((subscriptionStatus) => [
      ...[[], ...features.map((feature) => [feature]), [...features]].map(
        (disabledFeatures): Facts => ({
          isSetup,
          subscriptionStatus,
          disabledFeatures,
          hiddenFeatures: [],
        }),
      ),
      ...[...optionalFeatures.map((feature) => [feature]), optionalFeatures].map(
        (hiddenFeatures): Facts => ({
          isSetup,
          subscriptionStatus,
          disabledFeatures: [],
          hiddenFeatures,
        }),
      ),
    ]),
  ),
]
const sessions: SessionFacts[] = [
  { kind: 'signedOut' },
  ...users.flatMap((user) =>
    companies.flatMap((company) =>
      [false, true].map((loadFailed) => ({
        kind: 'signedIn' as const,
        user,
        company,
        loadFailed,
      })),
    ),
  ),
]

function isComplete(session: SessionFacts): boolean {
  if (session.kind === 'signedOut') return false
  return session.user !== null && session.company !== null && session.company.isSetup
}

function mayEnter(session: SessionFacts, path: string): boolean {
  const row = contract[path]
  if (row === undefined) throw new Error(path)
  if (row.entry === 'public') return true
  if (row.entry === 'guest') return session.kind === 'signedOut'
  if (session.kind === 'signedOut') return false
  if (row.entry === 'signedIn') return true
  if (row.entry === 'settingUp') return !isComplete(session) && session.loadFailed !== true
  if (!isComplete(session) || session.user?.status !== 'active') return false
  if (row.roles !== undefined && !row.roles.includes(session.user.role)) return false
  const { disabledFeatures = [], hiddenFeatures = [] } = session.company ?? {}
  const off: readonly string[] = [...disabledFeatures, ...hiddenFeatures]
  return row.feature === undefined || !off.includes(row.feature)
}

function expected(session: SessionFacts, path: string): string {
  if (mayEnter(session, path)) return 'allow'
  if (session.kind === 'signedOut') return `/login?redirect=${encodeURIComponent(path)}`
  if (contract[path]?.entry === 'guest') return '/dashboard'
  if (!isComplete(session)) return session.loadFailed ? 'stop:session-not-loaded' : '/account-setup'
  return mayEnter(session, '/dashboard') ? '/dashboard' : 'stop:account-inactive'
}

function decided(session: SessionFacts, path: string): string {
  const decision = decideRoute(session, routeFactsOf(path), path)
  if (decision.type === 'allow') return 'allow'
  return decision.type === 'redirect' ? decision.to : `stop:${decision.reason}`
}

describe('decideRoute', () => {
  it('has a row in the contract for every route', () => {
    expect(paths.filter((path) => !['/nowhere', '/admin/data'].includes(path)).sort()).toEqual(
      Object.keys(routes).sort(),
    )
    expect(routeFactsOf('/nowhere')).toBe(notFoundFacts)
  })

  it('decides every session state on every route as the contract says', () => {
    const wrong = sessions.flatMap((session) =>
      paths
        .filter((path) => decided(session, path) !== expected(session, path))
        .map((path) => ({ session, path, decided: decided(session, path) })),
    )
    expect(wrong.slice(0, 3)).toEqual([])
    expect(sessions.length * paths.length).toBeGreaterThan(50_000)
  })

  it('never loops: every chain of redirects ends on a page within three steps', () => {
    for (const session of sessions) {
      for (const path of paths) {
        const seen: string[] = []
        let at = path
        for (let next = decided(session, at); next.startsWith('/'); next = decided(session, at)) {
          seen.push(at)
          at = next
          expect(seen).not.toContain(at)
          expect(seen.length).toBeLessThan(3)
        }
      }
    }
  })

  it('keeps the full path with query and fragment, also below a route', () => {
    expect(decided({ kind: 'signedOut' }, '/orders/abc?tab=notes#last')).toBe(
      '/login?redirect=%2Forders%2Fabc%3Ftab%3Dnotes%23last',
    )
    expect(decided({ kind: 'signedOut' }, '/chatWindow')).toContain('/login')
  })

  it('sends a person who just signed in to the path first requested', () => {
    const session: SessionFacts = {
      kind: 'signedIn',
      user: { role: 'admin', status: 'active', permissions: [] },
      company: {
        isSetup: true,
        disabledFeatures: [],
        hiddenFeatures: [],
      },
    }
    expect(decided(session, '/login?redirect=%2Forders%2Fabc%3Ftab%3Dnotes')).toBe(
      '/orders/abc?tab=notes',
    )
    expect(decided(session, '/#prices')).toBe('/dashboard')
    expect(decided(session, '/login?redirect=%2F%2Fevil.example')).toBe('/dashboard')
    expect(decided(session, '/login?redirect=%2Flogin%3Fredirect%3D%252Flogin')).toBe('/dashboard')
  })
})

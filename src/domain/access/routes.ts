import type { Role } from './actor.ts'
import type { Feature } from './features.ts'

/** What a route requires of the session. */
export interface RouteFacts {
  readonly requiresAuth: boolean
  /** User and company exist, the company is set up, and the user is active. */
  readonly requiresSetup: boolean
  /** Only for people who are signed out. */
  readonly requiresGuest: boolean
  /** Open to signed-in users whose setup is incomplete. */
  readonly allowIncomplete: boolean
  /** Only while setup is incomplete, because it would overwrite existing data. */
  readonly requiresIncomplete: boolean
  readonly feature: Feature | null
  /** The roles that may enter; null for every role. */
  readonly roles: readonly Role[] | null
}

const open: RouteFacts = {
  requiresAuth: false,
  requiresSetup: false,
  requiresGuest: false,
  allowIncomplete: true,
  requiresIncomplete: false,
  feature: null,
  roles: null,
}
const guest: RouteFacts = { ...open, requiresGuest: true }
const signedIn: RouteFacts = { ...open, requiresAuth: true }
const setUp: RouteFacts = { ...signedIn, requiresSetup: true, allowIncomplete: false }
const office = ['owner', 'admin'] as const

/** Every path of the product. A path below one of these (`/orders/abc`) shares its facts, but for `sections`. */
export const routes = {
  '/': open,
  '/login': guest,
  '/register': guest,
  '/account-setup': { ...signedIn, requiresIncomplete: true },
  '/accept-invite': open,
  '/subscription': { ...setUp, roles: ['owner'] },
  '/chat': { ...setUp, roles: ['owner', 'technician', 'admin'] },
  '/chatWindow': { ...setUp, roles: ['owner', 'technician', 'admin'] },
  '/estimates': setUp,
  '/invoices': { ...setUp, roles: office },
  '/technician-invites': { ...setUp, roles: office },
  '/dashboard': setUp,
  '/orders': { ...setUp, feature: 'orders' },
  '/schedule': { ...setUp, feature: 'schedule' },
  '/plans': { ...setUp, feature: 'schedule', roles: office },
  '/tracking': { ...setUp, feature: 'tracking' },
  '/customers': { ...setUp, feature: 'customers' },
  '/inventory': { ...setUp, feature: 'inventory', roles: office },
  '/technicians': { ...setUp, feature: 'technicians', roles: office },
  '/admin': { ...setUp, roles: office },
} as const satisfies Readonly<Record<string, RouteFacts>>

export type RoutePath = keyof typeof routes

/** Sections of a page that ask for something else than the page. */
const sections: Readonly<Record<string, RouteFacts>> = {
  /** The data is the owner's. */
  '/admin/data': { ...setUp, roles: ['owner'] },
}

/** The facts of the page for unknown paths. */
export const notFoundFacts: RouteFacts = open

/** The facts for a full path (query and fragment ignored); those of the not-found page where none matches. */
export function routeFactsOf(fullPath: string): RouteFacts {
  const path = fullPath.split(/[?#]/, 1)[0] ?? ''
  const section = path.split('/', 3).join('/')
  if (Object.hasOwn(sections, section)) return sections[section] ?? notFoundFacts
  const first = path === '/' ? '/' : `/${path.split('/')[1] ?? ''}`
  return Object.hasOwn(routes, first) ? routes[first as RoutePath] : notFoundFacts
}

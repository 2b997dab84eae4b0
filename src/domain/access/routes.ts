import type { Role } from './actor.ts'
import type { Feature } from './features.ts'

/** What a route requires of the session; nothing where it says nothing. */
export interface RouteFacts {
  readonly requiresAuth?: boolean
  /** User and company exist, the company is set up, and the user is active. */
  readonly requiresSetup?: boolean
  /** Only for people who are signed out. */
  readonly requiresGuest?: boolean
  /** Only while setup is incomplete, because it would overwrite existing data. */
  readonly requiresIncomplete?: boolean
  readonly feature?: Feature
  /** The roles that may enter; otherwise every role. */
  readonly roles?: readonly Role[]
}

const open: RouteFacts = {}
const guest: RouteFacts = { requiresGuest: true }
const signedIn: RouteFacts = { requiresAuth: true }
const setUp: RouteFacts = { requiresAuth: true, requiresSetup: true }
const ofOwner: RouteFacts = { ...setUp, roles: ['owner'] }
const ofOffice: RouteFacts = { ...setUp, roles: ['owner', 'admin'] }

/** Every path of the product. A path below one of these (`/orders/abc`) shares its facts, but for `sections`. */
export const routes = {
  '/': guest,
  '/login': guest,
  '/register': guest,
  '/account-setup': { ...signedIn, requiresIncomplete: true },
  '/accept-invite': open,
  '/subscription': ofOwner,
  '/chat': setUp,
  '/chatWindow': setUp,
  '/estimates': setUp,
  '/invoices': ofOffice,
  '/documents': setUp,
  '/technician-invites': ofOffice,
  '/dashboard': setUp,
  '/orders': { ...setUp, feature: 'orders' },
  '/schedule': { ...setUp, feature: 'schedule' },
  '/plans': { ...ofOffice, feature: 'schedule' },
  '/tracking': { ...setUp, feature: 'tracking' },
  '/customers': { ...setUp, feature: 'customers' },
  '/inventory': { ...ofOffice, feature: 'inventory' },
  '/technicians': { ...ofOffice, feature: 'technicians' },
  '/admin': ofOffice,
  // The way out and the unsent work are for every signed-in person.
  '/more': signedIn,
  '/settings': signedIn,
} as const satisfies Readonly<Record<string, RouteFacts>>

export type RoutePath = keyof typeof routes

/** Sections of a page that ask for something else than the page. */
const sections: Readonly<Record<string, RouteFacts>> = {
  /** The data is the owner's. */
  '/admin/data': ofOwner,
}

/** The facts of the page for unknown paths. */
export const notFoundFacts: RouteFacts = open

/** The facts for a full path (query and fragment ignored); those of the not-found page where none matches. */
export function routeFactsOf(fullPath: string): RouteFacts {
  const [, first = '', second = ''] = (fullPath.split(/[?#]/, 1)[0] ?? '').split('/')
  // No property that every object has begins with a slash.
  const pages: Readonly<Record<string, RouteFacts>> = routes
  return sections[`/${first}/${second}`] ?? pages[`/${first}`] ?? notFoundFacts
}

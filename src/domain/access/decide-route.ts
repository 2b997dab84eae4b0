import { afterSignIn } from './after-sign-in.ts'
import { isFeatureOpen, type CompanyFacts, type UserFacts } from './features.ts'
import { routes, type RouteFacts } from './routes.ts'

/** What the guard knows about the session once the first sign-in check is done. */
export type SessionFacts =
  | { readonly kind: 'signedOut' }
  | {
      readonly kind: 'signedIn'
      /** Null where the document does not exist or could not be loaded. */
      readonly user: UserFacts | null
      readonly company: CompanyFacts | null
      /** The user or company could not be loaded and nothing is cached, so it is unknown whether setup is complete. */
      readonly loadFailed?: boolean
    }

export type StopReason = 'account-inactive' | 'session-not-loaded'

export type RouteDecision =
  | { readonly type: 'allow' }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'stop'; readonly reason: StopReason }

const allow: RouteDecision = { type: 'allow' }

/**
 * Decides whether a path may be entered. `fullPath` is the requested path with query and fragment. It never redirects
 * to a page that would deny access itself: there it stops, and the page says why.
 */
export function decideRoute(
  session: SessionFacts,
  facts: RouteFacts,
  fullPath: string,
): RouteDecision {
  if (session.kind === 'signedOut') {
    if (!facts.requiresAuth) return allow
    return redirect(`/login?redirect=${encodeURIComponent(fullPath)}`)
  }
  if (facts.requiresGuest) return redirect(afterSignIn(redirectParameter(fullPath)))
  if (isOpen(session, facts)) return allow

  const incomplete = isIncomplete(session)
  if (incomplete && session.loadFailed === true) return stop('session-not-loaded')
  if (incomplete) return redirect('/account-setup')
  if (isOpen(session, routes['/dashboard'])) return redirect('/dashboard')
  return stop('account-inactive')
}

type SignedIn = Extract<SessionFacts, { kind: 'signedIn' }>

function isOpen(session: SignedIn, facts: RouteFacts): boolean {
  const { user, company } = session
  if (facts.requiresGuest) return false
  if (!facts.requiresAuth) return true
  if (isIncomplete(session)) return !facts.requiresSetup && mayTrust(session, facts)
  if (facts.requiresIncomplete) return false
  if (user === null || company === null) return !facts.requiresSetup
  if (facts.requiresSetup && user.status !== 'active') return false
  if (facts.roles && !facts.roles.includes(user.role)) return false
  return !facts.feature || isFeatureOpen(facts.feature, user, company)
}

/** A company must not be set up while it is unknown whether it already is. */
function mayTrust({ loadFailed }: SignedIn, { requiresIncomplete }: RouteFacts): boolean {
  return !(requiresIncomplete && loadFailed === true)
}

function isIncomplete({ user, company }: SignedIn): boolean {
  return user === null || company === null || !company.isSetup
}

function redirectParameter(fullPath: string): string | null {
  const query = fullPath.split('#', 1)[0]?.split('?').slice(1).join('?')
  return new URLSearchParams(query).get('redirect')
}

function redirect(to: string): RouteDecision {
  return { type: 'redirect', to }
}

function stop(reason: StopReason): RouteDecision {
  return { type: 'stop', reason }
}

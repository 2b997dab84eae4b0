import { useSession } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { sessionFacts } from '../routing/session-facts.ts'
import { destinationsFor, type Destinations } from './destinations.ts'

/** The destinations of this session, and whether it belongs to the office. */
export function useDestinations(): Destinations & { readonly office: boolean } {
  const facts = sessionFacts(useSession())
  const office = facts?.kind === 'signedIn' && facts.user !== null && isAdminLevel(facts.user)
  return { ...destinationsFor(facts), office }
}

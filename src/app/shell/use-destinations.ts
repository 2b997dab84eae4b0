import { useSession } from '#data/react.ts'
import { isAdminLevel } from '#domain/access/can.ts'
import { sessionFacts } from '../routing/session-facts.ts'
import { destinationsFor, type Destinations } from './destinations.ts'

/** Where this session can go, and whether it is the office's. */
export function useDestinations(): Destinations & { readonly office: boolean } {
  const facts = sessionFacts(useSession())
  const office = facts?.kind === 'signedIn' && facts.user !== null && isAdminLevel(facts.user)
  return { ...destinationsFor(facts), office }
}

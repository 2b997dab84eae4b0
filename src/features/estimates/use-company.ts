import { useSession } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'

/** The company of the person who is signed in; null until it is known. */
export function useCompany(): Company | null {
  const session = useSession()
  return session.kind === 'signedIn' ? session.company : null
}

import { useSession } from '#data/react.ts'

/** The company's; the device's own until it is known. */
export function useTimeZone(): string {
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.company : null
  return company?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}

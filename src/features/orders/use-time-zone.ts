import { useSession } from '#data/react.ts'

/** Days and times are those of the company; the device's own zone until it is known. */
export function useTimeZone(): string {
  const session = useSession()
  const company = session.kind === 'signedIn' ? session.company : null
  return company?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
}

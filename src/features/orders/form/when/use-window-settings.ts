import { useMemo } from 'react'
import { useSession, useTimeZone } from '#data/react.ts'
import { laterDefaults } from '#domain/company/later-defaults.ts'
import type { WindowSettings } from './arrival-window.ts'

/**
 * The windows that the company promises, and its time zone; the usual ones until it is known. `siteZone` is that of the
 * site where it has its own.
 */
export function useWindowSettings(siteZone: string | null): WindowSettings {
  const session = useSession()
  const timeZone = useTimeZone()
  const company = session.kind === 'signedIn' ? session.company : null
  return useMemo(
    () => ({ ...(company ?? { ...laterDefaults, timeZone }), siteZone }),
    [company, timeZone, siteZone],
  )
}

import { useMemo } from 'react'
import { useSession, useTimeZone } from '#data/react.ts'
import { laterDefaults } from '#domain/company/settings.ts'
import type { WindowSettings } from './arrival-window.ts'

/** The windows that the company promises, and its time zone; the usual ones until it is known. */
export function useWindowSettings(): WindowSettings {
  const session = useSession()
  const timeZone = useTimeZone()
  const company = session.kind === 'signedIn' ? session.company : null
  return useMemo(() => company ?? { ...laterDefaults, timeZone }, [company, timeZone])
}

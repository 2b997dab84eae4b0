import * as v from 'valibot'
import { windowName } from '#domain/company/dispatch/arrival-windows.ts'
import type { Company } from '#domain/entities/company.ts'
import { fromLocalTime, localDay, toLocalTime } from '#domain/time/local-time.ts'

/** What of the company says which windows it promises. */
export interface WindowSettings extends Pick<
  Company,
  'timeZone' | 'arrivalWindows' | 'windowBefore' | 'windowAfter'
> {
  /** Where the customer is, if the clock there is not the company's: what is promised is by it. */
  readonly siteZone?: string | null
}

/** 'start': around the start; 'custom': from and to as entered; otherwise local times of the day, '08:00-10:00'. */
export const windowKind = v.pipe(v.string(), v.regex(/^(none|start|custom|\d\d:\d\d-\d\d:\d\d)$/))

/** The kinds that a company offers. */
export function windowKinds({
  arrivalWindows,
}: Pick<WindowSettings, 'arrivalWindows'>): readonly string[] {
  return ['none', ...new Set(arrivalWindows.map(windowName)), 'start', 'custom']
}

export interface WindowValues {
  /** 'YYYY-MM-DD', or '' for none. */
  readonly day: string
  /** 'HH:mm', or '' for any time of the day. */
  readonly time: string
  readonly window: string
  /** Local times of a custom window, '' for none. */
  readonly windowStart: string
  readonly windowEnd: string
}

interface Window {
  readonly windowStart: string | null
  readonly windowEnd: string | null
}

const none: Window = { windowStart: null, windowEnd: null }

/** Whether a kind needs more than the form says. */
export function lacksForWindow({ day, time, window }: WindowValues): 'day' | 'time' | null {
  if (window === 'none' || window === 'custom') return null
  if (day === '') return 'day'
  return window === 'start' && time === '' ? 'time' : null
}

/** The promised window as instants. Its slots are by the clock at the site, the day and the start by the company's. */
export function windowOf(values: WindowValues, settings: WindowSettings): Window {
  const { timeZone, windowBefore, windowAfter } = settings
  const zone = settings.siteZone ?? timeZone
  const { day, time, window } = values
  if (window === 'none' || lacksForWindow(values) !== null) return none
  if (window === 'custom') {
    return {
      windowStart: fromLocalTime(values.windowStart, zone),
      windowEnd: fromLocalTime(values.windowEnd, zone),
    }
  }
  const startsAt = time === '' ? null : fromLocalTime(`${day}T${time}`, timeZone)
  if (window === 'start') {
    const start = Date.parse(startsAt ?? '')
    return {
      windowStart: new Date(start - windowBefore * 60_000).toISOString(),
      windowEnd: new Date(start + windowAfter * 60_000).toISOString(),
    }
  }
  const [from = '', to = ''] = window.split('-')
  const on = startsAt === null ? day : localDay(startsAt, zone)
  return {
    windowStart: fromLocalTime(`${on}T${from}`, zone),
    windowEnd: fromLocalTime(`${on}T${to}`, zone),
  }
}

/** How a stored window is shown: as the first kind that gives the same instants. */
export function windowValues(
  { windowStart, windowEnd }: Window,
  { day, time }: Pick<WindowValues, 'day' | 'time'>,
  settings: WindowSettings,
): Pick<WindowValues, 'window' | 'windowStart' | 'windowEnd'> {
  const local = (at: string | null) =>
    at === null ? '' : toLocalTime(at, settings.siteZone ?? settings.timeZone)
  const typed = { windowStart: local(windowStart), windowEnd: local(windowEnd) }
  const kind = windowKinds(settings).find((window) => {
    const found = windowOf({ day, time, window, ...typed }, settings)
    return found.windowStart === windowStart && found.windowEnd === windowEnd
  })
  return { window: kind ?? 'custom', ...typed }
}

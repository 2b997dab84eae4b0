import { fromLocalTime, toLocalTime } from '#domain/time/local-time.ts'

/** Promises that companies give, as local times. */
export const slots = ['08:00-10:00', '10:00-12:00', '12:00-15:00', '15:00-18:00'] as const

/** Minutes before and after the start. */
export const aroundStart = { before: 15, after: 60 } as const

/** 'start': around the start; 'custom': from and to as entered; otherwise a slot of the day. */
export const windowKinds = ['none', ...slots, 'start', 'custom'] as const
export type WindowKind = (typeof windowKinds)[number]

export interface WindowValues {
  /** 'YYYY-MM-DD', or '' for none. */
  readonly day: string
  /** 'HH:mm', or '' for any time of the day. */
  readonly time: string
  readonly window: WindowKind
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

/** The promised window as instants, in the company's zone. */
export function windowOf(values: WindowValues, timeZone: string): Window {
  const { day, time, window } = values
  if (window === 'none' || lacksForWindow(values) !== null) return none
  if (window === 'custom') {
    return {
      windowStart: fromLocalTime(values.windowStart, timeZone),
      windowEnd: fromLocalTime(values.windowEnd, timeZone),
    }
  }
  if (window === 'start') {
    const start = Date.parse(fromLocalTime(`${day}T${time}`, timeZone) ?? '')
    return {
      windowStart: new Date(start - aroundStart.before * 60_000).toISOString(),
      windowEnd: new Date(start + aroundStart.after * 60_000).toISOString(),
    }
  }
  const [from = '', to = ''] = window.split('-')
  return {
    windowStart: fromLocalTime(`${day}T${from}`, timeZone),
    windowEnd: fromLocalTime(`${day}T${to}`, timeZone),
  }
}

/** How a stored window is shown: as the first kind that gives the same instants. */
export function windowValues(
  { windowStart, windowEnd }: Window,
  { day, time }: Pick<WindowValues, 'day' | 'time'>,
  timeZone: string,
): Pick<WindowValues, 'window' | 'windowStart' | 'windowEnd'> {
  const local = (at: string | null) => (at === null ? '' : toLocalTime(at, timeZone))
  const typed = { windowStart: local(windowStart), windowEnd: local(windowEnd) }
  const kind = windowKinds.find((window) => {
    const found = windowOf({ day, time, window, ...typed }, timeZone)
    return found.windowStart === windowStart && found.windowEnd === windowEnd
  })
  return { window: kind ?? 'custom', ...typed }
}

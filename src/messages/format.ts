import { formatMoney } from '#domain/money/money.ts'

/** What formatting depends on: the language, and the company's time zone and currency. */
export interface Region {
  readonly locale: string
  readonly timeZone: string
  /** ISO 4217. */
  readonly currency: string
}

export interface DayWords {
  readonly today: string
  readonly tomorrow: string
  readonly yesterday: string
}

export type Format = ReturnType<typeof createFormat>

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formatters for one region. Instants are ISO strings; `now` is milliseconds since 1970. */
export function createFormat({ locale, timeZone, currency }: Region, words: DayWords) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    onDemand(() => new Intl.DateTimeFormat(locale, { timeZone, ...options }))
  const clock = dates({ hour: 'numeric', minute: '2-digit' })
  const wall = dates({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  const thisYear = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const otherYear = dates({ day: 'numeric', month: 'short', year: 'numeric' })
  const calendar = dates({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const weekdayAndDay = dates({ weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const onPaper = dates({ dateStyle: 'medium', timeStyle: 'short' })
  const full = dates({ dateStyle: 'full', timeStyle: 'medium' })
  const dayKey = onDemand(() => new Intl.DateTimeFormat('en-CA', { timeZone }))
  const plain = onDemand(() => new Intl.NumberFormat(locale))
  const share = onDemand(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }),
  )
  const narrow = (unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })

  function date(instant: string, now: number): string {
    const at = Date.parse(instant)
    const key = dayKey().format(at)
    const { today, tomorrow, yesterday } = daysAround(now)
    if (key === today) return words.today
    if (key === tomorrow) return words.tomorrow
    if (key === yesterday) return words.yesterday
    if (key.slice(0, 4) !== today.slice(0, 4)) return otherYear().format(at)
    // Mexico's "vie 20 de nov" does not fit next to a time in a row.
    return thisYear().format(at).replace(' de ', ' ')
  }

  // All rows of a list ask with the same now.
  let around = { now: Number.NaN, today: '', tomorrow: '', yesterday: '' }
  function daysAround(now: number) {
    if (around.now !== now) {
      const [today = '', tomorrow = '', yesterday = ''] = [now, now + day, now - day].map((at) =>
        dayKey().format(at),
      )
      around = { now, today, tomorrow, yesterday }
    }
    return around
  }

  /** 'May 4, 2026', of '2026-05-04'. */
  function calendarDay(key: string): string {
    return calendar().format(Date.parse(key))
  }

  /** 'Mon 4', of '2026-05-04'. */
  function weekday(key: string): string {
    return weekdayAndDay().format(Date.parse(key))
  }

  function time(instant: string): string {
    return clock().format(Date.parse(instant))
  }

  /** Short, for a list with the latest first: '14:05' for today, else the day. */
  function latest(instant: string, now: number): string {
    return dayKey().format(Date.parse(instant)) === daysAround(now).today
      ? time(instant)
      : date(instant, now)
  }

  /** '8:00' or '8:00 AM', of '08:00': a time of any day. */
  function wallClock(local: string): string {
    return wall().format(Date.parse(`1970-01-01T${local}Z`))
  }

  /** 'Today 14:05', 'Yesterday 9:10', 'Mon, May 4 14:05'. */
  function when(instant: string, now: number): string {
    return `${date(instant, now)} ${time(instant)}`
  }

  /** Start and end: 'Today 14:05 – 16:00', with both days where they differ. */
  function span(start: string, end: string, now: number): string {
    return isSameDay(start, end)
      ? `${date(start, now)} ${clockSpan(time(start), time(end))}`
      : `${when(start, now)} – ${when(end, now)}`
  }

  /** Start and end where the day is already named: '14:05 – 16:00', with both days where they differ. */
  function timeSpan(start: string, end: string, now: number): string {
    return isSameDay(start, end) ? clockSpan(time(start), time(end)) : span(start, end, now)
  }

  function isSameDay(start: string, end: string): boolean {
    return dayKey().format(Date.parse(start)) === dayKey().format(Date.parse(end))
  }

  /** For paper, which is read on any day: 'May 4, 2026, 2:05 PM'. */
  function stamp(instant: string): string {
    return onPaper().format(Date.parse(instant))
  }

  /** Everything, for a title: 'Monday, May 4, 2026 at 2:05:09 PM'. */
  function exact(instant: string): string {
    return full().format(Date.parse(instant))
  }

  /** How long something lasts or lasted: '4 min', '2 hr', '3 days'. */
  function duration(milliseconds: number): string {
    const long = Math.max(0, milliseconds)
    if (long < hour) return narrow('minute').format(Math.max(1, Math.round(long / minute)))
    if (long < day) return narrow('hour').format(Math.round(long / hour))
    return narrow('day').format(Math.round(long / day))
  }

  /** Minor units (cents) in the company's currency unless told otherwise. */
  function money(minor: number, code: string = currency): string {
    const display = code === currency ? 'narrowSymbol' : 'symbol'
    return formatMoney({ minor, currency: code }, locale, display)
  }

  return {
    locale,
    date,
    day: calendarDay,
    shortDay: shortDays(locale, calendarDay, daysAround),
    weekday,
    monthTitle: monthTitles(locale),
    dayTitle: dayTitles(locale, words, daysAround),
    time,
    clock: wallClock,
    clockHour: (local: string) => bareHour(wallClock(local)),
    clockSpan: (from: string, to: string) => clockSpan(wallClock(from), wallClock(to)),
    when,
    latest,
    span,
    timeSpan,
    stamp,
    exact,
    duration,
    /** How old an instant is: '4 min', '2 hr', '3 days'. */
    age: (instant: string, now: number) => duration(now - Date.parse(instant)),
    money,
    number: (value: number) => plain().format(value),
    /** 0.08875 -> '8.875%'. */
    percent: (ratio: number) => share().format(ratio),
    /** 'a, b and c'. */
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
    /** The name of an ISO 4217 currency. */
    currencyName: (code: string) =>
      new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code,
    /** The name of an ISO 3166 country. */
    countryName: (code: string) =>
      new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
  }
}

/** Creating a formatter takes up to a millisecond, and no screen needs all of them. */
function onDemand<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** '8:00 – 9:30 AM': a half of the day that both times share is said once, and no line begins with the dash. */
function clockSpan(start: string, end: string): string {
  const [, bare = start, half = ''] = /^(\d+:\d+)(\D+)$/.exec(start) ?? []
  return `${half !== '' && end.endsWith(half) ? bare : start}\u{a0}– ${end}`
}

/** A full hour as short as its clock allows: '8 AM' of '8:00 AM', but '8:00' as it is. */
function bareHour(time: string): string {
  return time.replace(/:00(?=\s*[ap]\.?\s*m)/iu, '')
}

/** 'May 4', of '2026-05-04': the year is said of other years alone. */
function shortDays(
  locale: string,
  calendarDay: (key: string) => string,
  daysAround: (now: number) => { readonly today: string },
) {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  const ofThisYear = onDemand(() => new Intl.DateTimeFormat(locale, options))
  return (key: string, now: number): string =>
    key.slice(0, 4) === daysAround(now).today.slice(0, 4)
      ? ofThisYear().format(Date.parse(key)).replace(' de ', ' ')
      : calendarDay(key)
}

/** Titles over days: 'Today, Monday, May 4', of '2026-05-04'. */
function dayTitles(
  locale: string,
  words: DayWords,
  daysAround: (now: number) => { readonly today: string; readonly tomorrow: string },
) {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const longDay = onDemand(() => new Intl.DateTimeFormat(locale, options))
  return (key: string, now: number): string => {
    const { today, tomorrow } = daysAround(now)
    const long = longDay().format(Date.parse(key))
    if (key === today) return `${words.today}, ${long}`
    if (key === tomorrow) return `${words.tomorrow}, ${long}`
    return capitalised(long)
  }
}

/** Titles over months: 'May 2026', of '2026-05'. */
function monthTitles(locale: string) {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const wholeMonth = onDemand(() => new Intl.DateTimeFormat(locale, options))
  return (key: string): string => capitalised(wholeMonth().format(Date.parse(`${key}-01`)))
}

/** Spanish begins days and months small, a title or a date on its own does not. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** 'Tuesday', of '2026-05-05'. */
export function weekdayName(locale: string, day: string): string {
  return formatted(locale, day, { weekday: 'long' })
}

/** 'Tuesday 5 May', of '2026-05-05'. */
export function longDay(locale: string, day: string): string {
  return formatted(locale, day, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** '5 May', of '2026-05-05'. */
export function shortDate(locale: string, day: string): string {
  return formatted(locale, day, { day: 'numeric', month: 'short' })
}

/** 'Tue 5', of '2026-05-05', in the fewest letters. */
export function narrowDay(locale: string, day: string): string {
  return formatted(locale, day, { weekday: 'short' }).slice(0, 2) + ` ${Number(day.slice(8))}`
}

function formatted(locale: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(
    Date.parse(`${day}T12:00:00Z`),
  )
}

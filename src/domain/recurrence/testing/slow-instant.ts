const minute = 60_000

/**
 * The instant of a wall clock time, found by looking at the clock minute by minute: the first minute that shows it, or,
 * where none does, the time on a clock that was not changed.
 */
export function slowInstant(local: string, timeZone: string): string {
  const middle = Date.parse(`${local}:00Z`)
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const shown = (time: number) => clock.format(time).replace(' ', 'T')
  // Offsets lie between -12 and +14 hours and are whole quarters of an hour.
  for (let time = middle - 14 * 60 * minute; time <= middle + 12 * 60 * minute; time += 15 * minute)
    if (shown(time) === local) return new Date(time).toISOString()
  const dayBefore = slowInstant(dayEarlier(local), timeZone)
  return new Date(Date.parse(dayBefore) + 24 * 60 * minute).toISOString()
}

function dayEarlier(local: string): string {
  return new Date(Date.parse(`${local}:00Z`) - 24 * 60 * minute).toISOString().slice(0, 16)
}

import type { Format } from '#messages/index.ts'

/** When someone is to arrive: of today only the time. */
export function arrivalTime(format: Format, arrival: string, now: number): string {
  const isToday = format.date(arrival, now) === format.date(new Date(now).toISOString(), now)
  return isToday ? format.time(arrival) : format.when(arrival, now)
}

const step = 5 * 60_000

/**
 * When a delayed visit can be expected: this many minutes after its start, or after now where it has passed or there is
 * none, rounded up to five minutes. `now` in milliseconds; the start and the result are ISO instants.
 */
export function lateArrival(start: string | null, minutes: number, now: number): string {
  const at = Math.max(start === null ? now : Date.parse(start), now) + minutes * 60_000
  return new Date(Math.ceil(at / step) * step).toISOString()
}

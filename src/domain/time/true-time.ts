/**
 * The true time of an act as an ISO instant: the device's clock (milliseconds since 1970) plus how far the server's
 * clock was last known to be ahead of it (milliseconds, negative if behind).
 */
export function trueTime(deviceNow: number, offsetMs: number): string {
  return new Date(deviceNow + offsetMs).toISOString()
}

/**
 * How far the server's clock is ahead of the device's, from one exchange: the device's times of sending and receiving,
 * and the server's time in between (all in milliseconds). Off by at most half the round trip. Never minus zero, which
 * would be stored as another number.
 */
export function clockOffset(sentAt: number, heardAt: number, serverTime: number): number {
  return Math.round(serverTime - (sentAt + heardAt) / 2) || 0
}

import type { Receipt } from '#domain/entities/receipt.ts'

/** Smaller differences are usual; in milliseconds. */
const minMs = 2 * 60_000

type Times = Pick<Receipt, 'at' | 'deviceAt' | 'receivedAt'>

/** How far the device's clock was ahead of the true time, in milliseconds; 0 if it is unknown or about right. */
export function clockErrorOf({ at, deviceAt }: Times): number {
  const error = Date.parse(deviceAt) - Date.parse(at)
  return Date.parse(deviceAt) === 0 || Math.abs(error) <= minMs ? 0 : error
}

export function isClockOff(times: Times): boolean {
  return clockErrorOf(times) !== 0
}

/** How long after the act the server received it, in milliseconds; 0 if at once. */
export function delayOf({ at, receivedAt }: Times): number {
  const delay = Date.parse(receivedAt) - Date.parse(at)
  return delay <= minMs ? 0 : delay
}

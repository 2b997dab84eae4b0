import type { Billed } from './bill.ts'

/**
 * Firestore's list prices in US dollars, Standard edition, multi-region nam5 (North America), from
 * https://cloud.google.com/firestore/pricing; single regions of the United States cost half. $0.12 per GiB sent is an
 * assumption.
 */
const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  byte: 0.12 / 2 ** 30,
} as const

/** Dollars, without the daily free quota. */
export function costOf({ reads, lookups, writes, deletes, bytesSent }: Billed): number {
  return (
    (reads + lookups) * prices.read +
    writes * prices.write +
    deletes * prices.delete +
    bytesSent * prices.byte
  )
}

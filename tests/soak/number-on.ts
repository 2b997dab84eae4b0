import { numberInvoices } from '../sync/support/number-invoices.ts'

const firstSeed = 1000

/** Lets two offices issue three invoices each, with this many seeds; returns how many failed. */
export async function numberOn(seeds: number): Promise<number> {
  let failed = 0
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    try {
      await numberInvoices(seed, 3, 0.35)
    } catch (error) {
      failed += 1
      console.error(`Seed ${seed}: ${String(error)}`)
    }
  }
  console.log(`${seeds} seeds, ${failed} failed`)
  return failed
}

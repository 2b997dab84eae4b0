import { divideRounded } from './divide-rounded.ts'
import type { Money } from './money.ts'

/** The tax on an amount, rounded half away from zero; `rate` in thousandths of a percent. */
export function taxOn({ minor, currency }: Money, rate: number): Money {
  return { minor: Number(divideRounded(BigInt(minor) * BigInt(rate), 100_000n)), currency }
}

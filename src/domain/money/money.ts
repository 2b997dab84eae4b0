/** An amount in minor units (cents; yen where there are none), with its ISO 4217 currency. */
export interface Money {
  readonly minor: number
  readonly currency: string
}

/** Digits after the point in this currency, as the runtime knows them. */
export function minorDigits(currency: string): number {
  const { maximumFractionDigits } = currencyFormat('en', currency).resolvedOptions()
  return maximumFractionDigits ?? 2
}

/** For people, in the customs of `locale`. */
export function formatMoney({ minor, currency }: Money, locale: string): string {
  return currencyFormat(locale, currency).format(minor / 10 ** minorDigits(currency))
}

/** The tax on an amount, rounded half away from zero; `rate` in thousandths of a percent. */
export function taxOn({ minor, currency }: Money, rate: number): Money {
  const exact = (Math.abs(minor) * rate) / 100_000
  return { minor: Math.sign(minor) * Math.round(exact), currency }
}

function currencyFormat(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency })
}

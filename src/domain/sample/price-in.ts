import { maxMinor } from '../money/max-minor.ts'
import { minorDigits } from '../money/minor-digits.ts'

/** About how many units of a currency buy what one dollar buys; currencies that are not listed count as one. */
const perDollar: Readonly<Record<string, number>> = {
  ARS: 1400,
  BRL: 5,
  CAD: 1.4,
  AUD: 1.5,
  NZD: 1.7,
  CLP: 950,
  COP: 4000,
  CRC: 500,
  CZK: 23,
  DKK: 7,
  DOP: 60,
  GTQ: 8,
  HNL: 25,
  HUF: 360,
  INR: 85,
  ISK: 130,
  JPY: 150,
  KRW: 1350,
  MXN: 18,
  NIO: 37,
  NOK: 10.5,
  PEN: 3.7,
  PHP: 57,
  PLN: 4,
  PYG: 7500,
  SEK: 10,
  TRY: 35,
  UYU: 40,
  BOB: 7,
  ZAR: 18,
  IDR: 16_000,
  VND: 25_000,
  UYI: 40,
}

/** A believable price in minor units of the currency, for one that is known in dollars: rounded as prices are. */
export function priceIn(currency: string, dollars: number): number {
  const amount = dollars * (perDollar[currency] ?? 1)
  const step = 10 ** Math.floor(Math.log10(amount)) / 20
  const digits = minorDigits(currency)
  const rounded = Math.round(amount / step) * step
  return Math.min(maxMinor, Math.max(1, Math.round(rounded * 10 ** digits)))
}

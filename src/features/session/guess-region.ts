/** Countries by currency; for others the user chooses. */
const countriesByCurrency: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA XK ME BG',
  USD: 'US EC SV PA PR',
  GBP: 'GB',
  MXN: 'MX',
  ARS: 'AR',
  COP: 'CO',
  CLP: 'CL',
  PEN: 'PE',
  UYU: 'UY',
  PYG: 'PY',
  BOB: 'BO',
  CRC: 'CR',
  GTQ: 'GT',
  HNL: 'HN',
  NIO: 'NI',
  DOP: 'DO',
  BRL: 'BR',
  CAD: 'CA',
  AUD: 'AU',
  NZD: 'NZ',
  CHF: 'CH LI',
  SEK: 'SE',
  NOK: 'NO',
  DKK: 'DK',
  PLN: 'PL',
  CZK: 'CZ',
  HUF: 'HU',
  RON: 'RO',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  CNY: 'CN',
  SGD: 'SG',
  HKD: 'HK',
  TWD: 'TW',
  THB: 'TH',
  PHP: 'PH',
  IDR: 'ID',
  MYR: 'MY',
  VND: 'VN',
  ZAR: 'ZA',
  KES: 'KE',
  NGN: 'NG',
  EGP: 'EG',
  MAD: 'MA',
  AED: 'AE',
  SAR: 'SA',
  ILS: 'IL',
  TRY: 'TR',
}

export interface RegionGuess {
  /** ISO 3166-1 alpha-2; '' if no language names a country. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
}

/**
 * Guesses country and currency from the browser's languages ('es-MX' -> Mexico, pesos), for the user to
 * correct.
 */
export function guessRegion(languages: readonly string[]): RegionGuess {
  for (const language of languages) {
    const country = regionOf(language)
    const currency = Object.entries(countriesByCurrency).find(([, countries]) =>
      countries.split(' ').includes(country),
    )?.[0]
    if (currency !== undefined) return { country, currency }
  }
  return { country: '', currency: 'USD' }
}

function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).region ?? ''
  } catch {
    return ''
  }
}

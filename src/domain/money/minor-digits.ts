/** ISO 4217: currencies whose minor unit is not a hundredth. Listed here because runtimes disagree about some. */
const others: Readonly<Record<string, number>> = {
  ...withDigits(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...withDigits(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...withDigits(4, 'CLF UYW'),
}

/** Digits after the decimal point in this currency. */
export function minorDigits(currency: string): number {
  return Object.hasOwn(others, currency) ? (others[currency] ?? 2) : 2
}

function withDigits(digits: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, digits]))
}

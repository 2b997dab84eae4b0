import * as v from 'valibot'

/** An IBAN as it is stored, without spaces, or '' for none. */
export const iban = v.pipe(
  v.string(),
  v.check((value) => value === '' || isIban(value), 'iban'),
)

/** What was typed, as it is stored. */
export function plainIban(typed: string): string {
  return typed.replaceAll(/[\s.-]/g, '').toUpperCase()
}

/** In groups of four, as it is read and printed. */
export function groupedIban(value: string): string {
  return value.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

/** ISO 13616: the check digits make the whole number 1 modulo 97. */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false
  const digits = Array.from(value.slice(4) + value.slice(0, 4), (sign) => parseInt(sign, 36))
  return Number(BigInt(digits.join('')) % 97n) === 1
}

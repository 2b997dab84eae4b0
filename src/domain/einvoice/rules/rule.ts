import { compareDecimals, type Decimal, parseDecimal, sumOf } from '../decimal.ts'
import type { EInvoice } from '../model.ts'

/** A business rule of EN 16931, by its id in the standard. */
export interface Rule {
  readonly id: string
  readonly says: string
  readonly holds: (invoice: EInvoice) => boolean
}

/** A rule about a term that must be there. */
export function required(
  id: string,
  says: string,
  term: (invoice: EInvoice) => string | null | undefined,
): Rule {
  return { id, says, holds: (invoice) => isFilled(term(invoice)) }
}

/** A rule about each item of a group. */
export function each<Item>(
  id: string,
  says: string,
  items: (invoice: EInvoice) => readonly Item[],
  holds: (item: Item, invoice: EInvoice) => boolean,
): Rule {
  return { id, says, holds: (invoice) => items(invoice).every((item) => holds(item, invoice)) }
}

export function isFilled(text: string | null | undefined): boolean {
  return text !== undefined && text !== null && text.trim() !== ''
}

/** Whether a decimal is the sum of others; '' is 0, and what is no number is no sum. */
export function isSum(text: string, parts: readonly (string | Decimal)[]): boolean {
  const [sum, ...values] = [text, ...parts].map(decimalOf)
  if (!sum || values.some((value) => value === null)) return false
  return compareDecimals(sum, sumOf(values.filter((value) => value !== null))) === 0
}

/** null where it is no number; '' is 0. */
export function decimalOf(value: string | Decimal): Decimal | null {
  if (typeof value !== 'string') return value
  return parseDecimal(value === '' ? '0' : value)
}

import type { TaxRounding } from './tax-rounding.ts'
import type { TaxCategory } from '../../company/tax-code.ts'

/** What is taken off a line or a document: a share of it in thousandths of a percent, or minor units. */
export type Discount =
  | { readonly kind: 'percent'; readonly milliPercent: number }
  | { readonly kind: 'amount'; readonly minor: number }

/** A line of an estimate, invoice or credit note, as it is priced. */
export interface PricedLine {
  readonly id: string
  /** Thousandths of a unit; below zero for what is taken back. */
  readonly quantityMilli: number
  /** Minor units for `perQuantity` units, with tax where the document's prices include it. */
  readonly priceMinor: number
  /** 1, or 10, 100, 1000 for prices below a minor unit (BT-149). */
  readonly perQuantity: number
  readonly discount: Discount | null
  readonly tax: AppliedTax
}

/** A tax code as it was when the document was made. */
export interface AppliedTax {
  readonly code: string
  readonly category: TaxCategory
  readonly rateMilliPercent: number
}

/** Everything that the sums of a document follow from; all amounts are in one currency. */
export interface PricedDocument {
  readonly lines: readonly PricedLine[]
  /** Whether prices and discounts include tax. */
  readonly isInclusive: boolean
  readonly taxRounding: TaxRounding
  /** Taken off the whole document. */
  readonly discount: Discount | null
  /** What deposits have paid already. */
  readonly prepaidMinor: number
  /** The smallest coin that the payable sum is rounded to, in minor units; 1 for exact amounts. */
  readonly cashStepMinor: number
}

/** A line's amounts in minor units. */
export interface LineTotals {
  readonly id: string
  /** Quantity times price. */
  readonly fullMinor: number
  readonly discountMinor: number
  /** What the line says: with tax where prices include it. */
  readonly amountMinor: number
  /** Without tax and before the document's discount (BT-131). */
  readonly netMinor: number
}

/** What is taxed at one rate. */
export interface TaxTotals extends AppliedTax {
  readonly baseMinor: number
  readonly taxMinor: number
  /** The document's discount in this rate, without tax. */
  readonly discountMinor: number
}

/** The sums of a document in minor units. */
export interface DocumentTotals {
  readonly lines: readonly LineTotals[]
  readonly taxes: readonly TaxTotals[]
  /** The net amounts of all lines (BT-106). */
  readonly linesMinor: number
  /** The document's discount without tax (BT-107). */
  readonly discountMinor: number
  /** Without tax (BT-109). */
  readonly netMinor: number
  readonly taxMinor: number
  /** With tax (BT-112). */
  readonly totalMinor: number
  readonly prepaidMinor: number
  /** What rounding to coins adds to the payable sum (BT-114). */
  readonly roundingMinor: number
  /** What is left to pay (BT-115). */
  readonly payableMinor: number
}

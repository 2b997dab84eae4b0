import type { Invoice } from '../entities/invoice.ts'
import { stepIn } from '../money/cash-rounding.ts'
import type { DocumentTotals } from '../money/document/document.ts'
import type { InvoiceContent } from './invoice-content.ts'
import { creditableOf } from '../money/document/creditable-of.ts'
import { type Creditable, totalsOf } from '../money/document/totals-of.ts'

type InvoiceFacts = Pick<Invoice, 'isInclusive' | 'taxRounding'> &
  Partial<Pick<Invoice, 'prepaidMinor' | 'cashStepMinor'>>

/**
 * The sums of an invoice or credit note from its lines; null where they are too large to store. Of a credit note,
 * `creditable` is what it may take back.
 */
export function invoiceTotals(
  { isInclusive, taxRounding, prepaidMinor, ...kept }: InvoiceFacts,
  { lines, discount }: Pick<InvoiceContent, 'lines' | 'discount'>,
  creditable: Creditable = [],
): DocumentTotals | null {
  return totalsOf(
    {
      lines,
      isInclusive,
      taxRounding,
      discount,
      prepaidMinor: prepaidMinor ?? 0,
      cashStepMinor: stepIn(kept),
    },
    creditable,
  )
}

/** What is left to credit of an issued invoice, by rate. */
export function leftToCredit({
  totals,
  credited,
}: Pick<InvoiceContent, 'totals' | 'credited'>): Creditable {
  return creditableOf({ taxes: totals?.taxes ?? [] }, [{ taxes: credited }])
}

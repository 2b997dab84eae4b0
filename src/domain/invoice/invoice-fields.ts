import * as v from 'valibot'
import { editedItems } from '../company/stored-items.ts'
import { calendarDay, id, idSet, text } from '../entities/fields.ts'
import { taxRoundings } from '../money/document/tax-rounding.ts'
import { discount, invoiceLine, mostInvoiceLines } from './invoice-content.ts'
import { paymentTerms } from './payment-terms.ts'

/** What people enter of a draft. */
export const invoiceFields = {
  customerId: id,
  orderIds: idSet,
  isInclusive: v.boolean(),
  taxRounding: v.picklist(taxRoundings),
  discount: v.nullable(discount),
  lines: editedItems(invoiceLine, 'id', mostInvoiceLines),
  note: text,
  termsDays: paymentTerms,
  supplyFrom: v.nullable(calendarDay),
  supplyTo: v.nullable(calendarDay),
}

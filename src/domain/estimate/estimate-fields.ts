import * as v from 'valibot'
import { editedItems } from '../company/stored-items.ts'
import { calendarDay, id, requiredLine, text } from '../entities/fields.ts'
import { mostInvoiceLines } from '../invoice/invoice-content.ts'
import {
  estimateDeposit,
  estimateLine,
  estimateOption,
  mostEstimateOptions,
} from './estimate-content.ts'

/** What people enter of a draft. */
export const estimateFields = {
  title: requiredLine,
  customerId: id,
  siteId: id,
  isInclusive: v.boolean(),
  options: editedItems(estimateOption, 'id', mostEstimateOptions),
  lines: editedItems(estimateLine, 'id', mostInvoiceLines),
  deposit: v.nullable(estimateDeposit),
  note: text,
  validUntil: calendarDay,
}

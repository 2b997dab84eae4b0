import * as v from 'valibot'
import { estimateSchema } from '../entities/estimate.ts'
import { invoiceSchema } from '../entities/invoice.ts'
import { calendarDay, id, requiredLine } from '../entities/fields.ts'
import {
  estimateDeposit,
  estimateOption,
  mostEstimateOptions,
} from '../estimate/estimate-content.ts'
import {
  discount,
  invoiceParty,
  mostDeposits,
  mostInvoiceLines,
  storedLine,
  storedTotals,
  takenDeposit,
} from '../invoice/invoice-content.ts'
import { maxMinor } from '../money/max-minor.ts'
import { wholeBetween } from '../entities/whole-between.ts'

const minor = wholeBetween(-maxMinor, maxMinor)

/** A line without the visits, times and parts that it came from, and without where its price does. */
const {
  source: _source,
  sources: _sources,
  priceSource: _price,
  ...lineFields
} = storedLine.entries

const listOf = <S extends v.GenericSchema>(schema: S, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most), v.readonly())

/** What the customer said to the estimate. */
const sharedDecision = v.object({
  name: requiredLine,
  on: calendarDay,
  /** The option that was approved; '' where it was declined. */
  optionId: v.union([id, v.literal('')]),
})

/** What a customer sees of an estimate: the fields of `Estimate` that its paper shows, and its parsed content. */
export const sharedEstimate = v.object({
  ...v.pick(estimateSchema, [
    'ref',
    'status',
    'revision',
    'title',
    'currency',
    'isInclusive',
    'taxRounding',
    'cashStepMinor',
    'note',
    'validUntil',
    'sentAt',
    'documentHash',
  ]).entries,
  options: listOf(estimateOption, mostEstimateOptions),
  lines: listOf(v.object({ ...lineFields, optionId: id }), mostInvoiceLines),
  deposit: v.nullable(estimateDeposit),
  decision: v.nullable(sharedDecision),
})
export type SharedEstimate = Readonly<v.InferOutput<typeof sharedEstimate>>

/** What a customer sees of an invoice or credit note that has its number. */
export const sharedInvoice = v.object({
  ...v.pick(invoiceSchema, [
    'kind',
    'status',
    'number',
    'currency',
    'isInclusive',
    'taxRounding',
    'cashStepMinor',
    'note',
    'termsDays',
    'supplyFrom',
    'supplyTo',
    'issuedOn',
    'dueOn',
  ]).entries,
  totalMinor: minor,
  /** What its deposits take off. */
  prepaidMinor: minor,
  deposits: listOf(takenDeposit, mostDeposits),
  creditedMinor: minor,
  discount: v.nullable(discount),
  lines: listOf(v.object(lineFields), mostInvoiceLines),
  seller: invoiceParty,
  buyer: invoiceParty,
  totals: storedTotals,
})

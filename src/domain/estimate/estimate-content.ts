import * as v from 'valibot'
import { storedItems } from '../company/stored-items.ts'
import type { Estimate } from '../entities/estimate.ts'
import { calendarDay, id, instant, note, requiredLine } from '../entities/fields.ts'
import { wholeBetween } from '../entities/whole-between.ts'
import { mostInvoiceLines, storedLine, withSources } from '../invoice/invoice-content.ts'
import { maxMinor } from '../money/max-minor.ts'

export const mostEstimateOptions = 3
/** The longest note of an option that can be entered: `firestore.rules` limits all options together. */
export const optionNoteLength = 500

/** What the customer chooses between; its lines name it. */
export const estimateOption = v.object({ id, name: requiredLine, note: v.optional(note, '') })
export type EstimateOption = Readonly<v.InferOutput<typeof estimateOption>>

/** A line as invoices have it, in one of the options. */
export const estimateLine = v.pipe(
  v.object({ ...storedLine.entries, optionId: id }),
  v.transform(withSources),
)
export type EstimateLine = v.InferOutput<typeof estimateLine>

/** What is paid before the work: a share of the total in thousandths of a percent, or minor units. */
export const estimateDeposit = v.variant('kind', [
  v.object({ kind: v.literal('percent'), milliPercent: wholeBetween(0, 100_000) }),
  v.object({ kind: v.literal('amount'), minor: wholeBetween(0, maxMinor) }),
])
export type EstimateDeposit = Readonly<v.InferOutput<typeof estimateDeposit>>

/** SHA-256 in hexadecimal. */
export const documentHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

export const idOrNone = v.union([id, v.literal('')])

/** What the customer said to a revision. */
const decision = v.object({
  /** Who said it. */
  name: requiredLine,
  /** True time of the answer, and its day in the company's time zone. */
  at: instant,
  on: calendarDay,
  /** The option that was approved; '' where it was declined. */
  optionId: idOrNone,
  /** Of the revision that was shown. */
  documentHash,
  /** The photo of the signature; '' without one. */
  signatureId: idOrNone,
  /** Why it was declined, or how it was approved without a signature. */
  reason: v.optional(note, ''),
})

const contentSchema = v.object({
  options: v.fallback(storedItems(estimateOption, 'id', mostEstimateOptions), []),
  lines: v.fallback(storedItems(estimateLine, 'id', mostInvoiceLines), []),
  deposit: v.fallback(v.nullable(estimateDeposit), null),
  decision: v.fallback(v.nullable(decision), null),
})

/** What an estimate says beyond its own fields. */
export type EstimateContent = Readonly<v.InferOutput<typeof contentSchema>>

type Stored = Pick<Estimate, 'options' | 'lines' | 'deposit'> & Partial<Pick<Estimate, 'decision'>>

/**
 * The options, lines, deposit and answer of an estimate. They are parsed where they are needed, as those of invoices are.
 * A part that cannot be read is as if it had never been entered.
 */
export function estimateContent(estimate: Stored): EstimateContent {
  return v.parse(contentSchema, estimate)
}

/** The lines of one option, in their order. */
export function linesOfOption<L extends { readonly optionId: string }>(
  lines: readonly L[],
  optionId: string,
): readonly L[] {
  return lines.filter((line) => line.optionId === optionId)
}

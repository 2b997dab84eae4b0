import * as v from 'valibot'
import { id } from '../entities/fields.ts'

/** The most sources of one line. */
export const mostLineSources = 50

/**
 * What a line was made from, so that nothing is billed twice. 'order' is everything of an order; 'line' is the line of an
 * invoice that a credit note takes back.
 */
export const lineSource = v.object({
  kind: v.picklist(['movement', 'timeEntry', 'visit', 'order', 'line']),
  id,
})
export type LineSource = v.InferOutput<typeof lineSource>

export const lineSources = v.pipe(v.array(lineSource), v.maxLength(mostLineSources), v.readonly())

import { wholeBetween } from '../entities/whole-between.ts'
import { maxMinor } from '../money/max-minor.ts'

/** The most invoices that one payment may be for. The rules add up no more. */
export const mostAllocations = 20

/** More than nothing, in minor units. */
export const paidAmount = wholeBetween(1, maxMinor)

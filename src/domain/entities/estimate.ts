import * as v from 'valibot'
import { taxRoundings } from '../money/document/tax-rounding.ts'
import { currency } from './region.ts'
import {
  calendarDay,
  code,
  id,
  instant,
  line,
  optionalId,
  optionalInstant,
  stamps,
  storedIdSet,
  text,
  type Entity,
} from './fields.ts'

/** 'converted': approved, and an order was made from it. Whether it has expired follows from the day. */
export const estimateStatuses = [
  'draft',
  'sent',
  'approved',
  'declined',
  'cancelled',
  'converted',
] as const
export type EstimateStatus = (typeof estimateStatuses)[number]

/** See `estimateContent`. */
const content = v.optional(v.unknown(), null)

/** `estimates/{id}`: what work would cost, in up to three options. What was sent stays as it is until it is revised. */
export const estimateSchema = v.object({
  ...stamps,
  /** A short reference for people, derived from the id by `estimateRef`. */
  ref: code,
  status: v.picklist(estimateStatuses),
  /** From 1; a new one voids the answer to the one before. */
  revision: v.number(),
  title: line,
  customerId: id,
  siteId: id,
  /** The order that it was made on; null before there is one. */
  orderId: optionalId,
  /** The technicians who see it: those of its order. */
  readerIds: v.optional(storedIdSet, []),
  currency,
  isInclusive: v.boolean(),
  taxRounding: v.picklist(taxRoundings),
  /** What its payable sum is rounded to, in minor units, as the company set it when it was made; exact if missing. */
  cashStepMinor: v.exactOptional(v.number()),
  options: content,
  lines: content,
  deposit: content,
  note: v.optional(text, ''),
  /** The last day on which it can be approved, in the company's time zone. */
  validUntil: calendarDay,
  sentAt: optionalInstant,
  /** What was sent; '' in a draft. */
  documentHash: v.optional(code, ''),
  /** What the customer said to this revision; null before. */
  decision: content,
  /** The order that was made from it. */
  convertedTo: optionalId,
  createdAt: instant,
  createdBy: id,
})

export type Estimate = Entity<typeof estimateSchema>

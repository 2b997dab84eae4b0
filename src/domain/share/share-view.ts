import * as v from 'valibot'
import { currency, timeZone } from '../entities/region.ts'
import { address, geo, instant, line, requiredLine } from '../entities/fields.ts'
import { pictureFields } from '../entities/picture.ts'
import { languages } from '../entities/user.ts'
import { wholeBetween } from '../entities/whole-between.ts'
import { invoiceParty } from '../invoice/invoice-content.ts'
import { maxMinor } from '../money/max-minor.ts'
import { rating } from './share-answer.ts'
import { sharedEstimate, sharedInvoice } from './shared-document.ts'

const minor = wholeBetween(-maxMinor, maxMinor)

/** Who a customer deals with. */
const sharedCompany = v.object({
  name: line,
  legalName: line,
  address,
  phone: line,
  email: line,
  website: line,
  currency,
  timeZone,
  /** Null where there is none. */
  logo: v.optional(v.nullable(v.object(pictureFields)), null),
})

/** How the work stands, for the customer; 'unfinished': the technician left and must come back. */
const visitStates = [
  'planned',
  'waiting',
  'onTheWay',
  'working',
  'done',
  'unfinished',
  'cancelled',
] as const

const sharedVisit = v.object({
  title: requiredLine,
  state: v.picklist(visitStates),
  /** When the technician arrives: the window that was promised, or the planned start alone; null while nothing is planned. */
  from: v.nullable(instant),
  to: v.nullable(instant),
  /** The first name; '' where nobody is assigned. */
  technician: line,
  /** To 100 m, and when it was measured; only on the way. */
  position: v.nullable(v.object({ ...geo.entries, at: instant })),
  /** What was given; null before. */
  rating: v.nullable(rating),
  /** The work is over and nobody has rated it. */
  canRate: v.boolean(),
})
export type SharedVisit = Readonly<v.InferOutput<typeof sharedVisit>>

/** The language of the customer, and whom they deal with. */
const head = { language: v.picklist(languages), company: sharedCompany }

/** What the public page gets for a link to an invoice or credit note. */
export const invoiceShareView = v.object({
  kind: v.literal('invoice'),
  ...head,
  invoice: sharedInvoice,
  /** The number of the invoice that a credit note is about; '' for an invoice. */
  creditOf: line,
  paidMinor: minor,
  /** What is still to pay. */
  balanceMinor: minor,
  /** What can be paid online now; 0 where nothing can. */
  payOnlineMinor: v.optional(minor, 0),
  /** How the latest online payment stands; 'processing': the customer has paid, and the bank takes days. */
  online: v.optional(v.picklist(['none', 'processing', 'received']), 'none'),
})

/** What the public page gets for a link. Nothing else of the company's data may pass: unknown fields are dropped. */
export const shareView = v.variant('kind', [
  v.object({
    kind: v.literal('estimate'),
    ...head,
    estimate: sharedEstimate,
    seller: invoiceParty,
    buyer: invoiceParty,
    /** Sent, not answered, and its last day is not over. Declining works after that day too. */
    canApprove: v.boolean(),
    canDecline: v.boolean(),
  }),
  invoiceShareView,
  v.object({ kind: v.literal('visit'), ...head, visit: sharedVisit }),
])
export type ShareView = Readonly<v.InferOutput<typeof shareView>>
export type EstimateShareView = Extract<ShareView, { kind: 'estimate' }>
export type InvoiceShareView = Extract<ShareView, { kind: 'invoice' }>
export type VisitShareView = Extract<ShareView, { kind: 'visit' }>

import type { EstimateDeposit } from '#domain/estimate/estimate-content.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Series, SeriesId } from '#domain/entities/series.ts'
import type { LineNames } from '#domain/invoice/draft/billable-work.ts'
import type { UnbilledReason } from '#domain/invoice/draft/unbilled-reason.ts'
import type { Leak } from '#domain/leaks/leak.ts'
import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'

/** An order that is over and not invoiced. */
export interface UnbilledOrder {
  readonly order: Order
  /** What an invoice over the rest would come to, without tax; in minor units. */
  readonly estimateMinor: number
  readonly currency: string
  readonly reason: UnbilledReason
}

/** A leak, and whom it is about. */
export interface MoneyAtRisk extends Leak {
  /** '' where the customer is not on this device. */
  readonly customerName: string
}

/** The series that numbers are given from; null for one that has not begun. */
export type NumberSeries = Readonly<Record<SeriesId, Series | null>>

/** What a deposit is asked for. */
export type DepositSubject = { readonly estimateId: string } | { readonly orderId: string }

/** From finished work to an invoice. */
export interface Invoicing {
  /**
   * Creates a draft over what is not billed yet of these orders; where nothing was recorded, one with a line for each
   * order whose price is still to be entered, unless `onlyRecorded`. Fails with 'invoice/empty' where nothing of these
   * orders is left to bill, and with 'invoice/other-customer' where they are of several customers.
   */
  readonly createInvoiceFrom: (
    orderIds: readonly string[],
    names: LineNames,
    options?: { readonly onlyRecorded?: boolean },
  ) => Promise<Result<{ readonly invoiceId: string }, Problem>>
  /**
   * Issues a draft over `seenTotal` (with tax, in minor units) and makes its reviewed orders invoiced. A credit note that
   * takes back all of its invoice makes the orders of that reviewed again. Fails with 'invoice/already-billed' where
   * something on it stands on another issued invoice.
   */
  readonly issueInvoice: (
    invoiceId: string,
    seenTotal: number,
    /** What deposits take off. */
    seenPrepaid?: number,
  ) => Promise<Result<void, Problem>>
  /**
   * Creates the draft of a deposit on an approved estimate, or on an order, whose lines have this name. What the estimate
   * asks for, unless a share or amount is given; an estimate is asked for once.
   */
  readonly askDeposit: (
    about: DepositSubject,
    name: string,
    deposit?: EstimateDeposit,
  ) => Promise<Result<{ readonly invoiceId: string }, Problem>>
  /** Takes a deposit off a draft, also one that an invoice that counts no longer has taken off. */
  readonly takeDeposit: (invoiceId: string, depositId: string) => Promise<Result<void, Problem>>
  /**
   * Corrects an issued invoice: issues a credit note over all that is left of it, and creates a draft like it. Fails with
   * 'invoice/not-issued' for drafts and credit notes.
   */
  readonly correctInvoice: (
    invoiceId: string,
  ) => Promise<Result<{ readonly invoiceId: string }, Problem>>
  /** The company's number series, which only the server keeps. Needs the network. */
  readonly loadSeries: () => Promise<Result<NumberSeries, Problem>>
}

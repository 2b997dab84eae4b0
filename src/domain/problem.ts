import type { EstimateStatus } from './entities/estimate.ts'
import type { OrderStatus } from './order/order-status.ts'

/** A field of a document that two people changed: what we saw, what we want, and the current value. */
export interface FieldConflict {
  readonly field: string
  readonly from: unknown
  readonly to: unknown
  readonly theirs: unknown
}

/** Every expected reason why something cannot be done. */
export type Problem =
  | { readonly type: 'access/not-allowed'; readonly action: string }
  /** The server says that the user has left the company or may no longer work there. */
  | { readonly type: 'access/not-member' }
  | { readonly type: 'access/signed-out' }
  /** The company's subscription has lapsed: started work may be finished, and nothing new begun. */
  | { readonly type: 'access/lapsed' }
  | { readonly type: 'doc/missing'; readonly ref: string }
  | { readonly type: 'doc/exists'; readonly ref: string }
  | { readonly type: 'doc/deleted'; readonly ref: string }
  /** Only unreadable documents may be removed this way. */
  | { readonly type: 'doc/readable'; readonly ref: string }
  | { readonly type: 'input/invalid'; readonly issues: readonly InputIssue[] }
  | { readonly type: 'order/no-such-step'; readonly from: OrderStatus; readonly to: OrderStatus }
  | { readonly type: 'order/reason-required'; readonly to: OrderStatus }
  /** The office has closed the order or reassigned it: its evidence stays as it is. */
  | { readonly type: 'order/closed' }
  /** The server no longer shows this person the order: the office has reassigned it. */
  | { readonly type: 'order/not-yours'; readonly ref: string }
  /** A signature cannot be changed or deleted. */
  | { readonly type: 'photo/signature' }
  /** The bytes that arrived are not those that were announced. */
  | { readonly type: 'photo/altered' }
  /** A person who does not work here, or no longer does, cannot be assigned to an order. */
  | { readonly type: 'person/inactive'; readonly name: string }
  /** The company forbids work with a skill that has expired by its day; `name` of the only person it is for, or ''. */
  | { readonly type: 'person/skill-expired'; readonly name: string; readonly skill: string }
  /** The invitation was accepted, withdrawn or replaced, or is no longer valid. */
  | { readonly type: 'invite/closed' }
  /** The invitation is for another e-mail address. */
  | { readonly type: 'invite/other-email' }
  /** The invited person already works for another company. */
  | { readonly type: 'invite/other-company' }
  /** The offer of the company was withdrawn, declined or accepted, or is no longer valid. */
  | { readonly type: 'ownership/closed' }
  /** What was typed to confirm is not the name of the company. */
  | { readonly type: 'company/other-name' }
  /** The file is not an export of Daybook, or it is damaged. */
  | { readonly type: 'restore/not-an-export' }
  /** An export is only restored into an empty company. */
  | { readonly type: 'restore/not-empty' }
  /** The company has as many active members as its plan allows. */
  | { readonly type: 'seats/full'; readonly limit: number }
  | {
      readonly type: 'edit/conflict'
      readonly ref: string
      readonly conflicts: readonly FieldConflict[]
      /** Who wrote the current value and when (ISO instant), if the document says so. */
      readonly by?: string
      readonly at?: string
    }
  /** Someone else has decided about this time off before, or it was cancelled. */
  | { readonly type: 'absence/decided' }
  /** The office has approved the hours of this week. */
  | { readonly type: 'week/approved' }
  /** Only the hours of a week that is over can be approved. */
  | { readonly type: 'week/not-over' }
  /** It was issued or discarded: what it says is final. */
  | { readonly type: 'invoice/final' }
  /** Someone changed the draft after it was looked at. */
  | { readonly type: 'invoice/changed' }
  | { readonly type: 'invoice/empty' }
  /** Something on it stands on another issued invoice; `number` is '' until that has one. */
  | { readonly type: 'invoice/already-billed'; readonly number: string }
  /** One invoice is for one customer. */
  | { readonly type: 'invoice/other-customer' }
  /** A series has given numbers: how they look stays as it is. */
  | { readonly type: 'series/begun' }
  /** Invoices and credit notes would have the same numbers. */
  | { readonly type: 'series/same-numbers' }
  | { readonly type: 'invoice/negative' }
  | { readonly type: 'invoice/too-large' }
  /** A deposit of nothing, or a share of work that has no price. */
  | { readonly type: 'invoice/no-deposit' }
  /** Its deposits are more than its total. */
  | { readonly type: 'invoice/over-prepaid' }
  /** Another invoice takes this deposit off. */
  | { readonly type: 'invoice/deposit-taken' }
  /** It takes off as many deposits as it can. */
  | { readonly type: 'invoice/too-many-deposits' }
  /** Only an issued invoice can be credited. */
  | { readonly type: 'invoice/not-issued' }
  /** More than is left of the invoice, at one of its rates. */
  | { readonly type: 'invoice/over-credited' }
  | {
      readonly type: 'estimate/no-such-step'
      readonly from: EstimateStatus
      readonly to: EstimateStatus
    }
  /** What was sent stays as it is until it is revised. */
  | { readonly type: 'estimate/sent' }
  /** It says something else than what was shown. */
  | { readonly type: 'estimate/changed' }
  /** Its last day is over. */
  | { readonly type: 'estimate/expired' }
  /** An option has no lines, or there is none. */
  | { readonly type: 'estimate/empty' }
  | { readonly type: 'estimate/too-large' }
  /** Approving takes a signature, or the office's word on how it was approved. */
  | { readonly type: 'estimate/no-proof' }
  | { readonly type: 'estimate/no-reason' }
  /** An invoice of another customer or in another currency. */
  | { readonly type: 'payment/other-customer' }
  /** What takes back a payment is not taken back itself. */
  | { readonly type: 'payment/is-reversal' }
  | { readonly type: 'storage/full' }
  | { readonly type: 'storage/unavailable' }
  | { readonly type: 'network/offline' }
  | { readonly type: 'server/refused'; readonly status: string; readonly message: string }
  | { readonly type: 'mutation/unknown'; readonly name: string; readonly version: number }
  | { readonly type: 'auth/failed'; readonly code: string }

interface InputIssue {
  /** Dotted path of the field; '' for the whole input. */
  readonly path: string
  readonly message: string
}

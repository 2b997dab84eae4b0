/** What belongs to the accounts of companies, in the shape of Stripe's API with the fields that Daybook uses. */

export interface Account {
  readonly id: string
  readonly object: 'account'
  readonly type: 'standard'
  readonly charges_enabled: boolean
  readonly details_submitted: boolean
  readonly metadata: Readonly<Record<string, string>>
}

interface PaymentIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly status: 'requires_payment_method' | 'processing' | 'succeeded'
}

/** A checkout at a company's account. */
export interface PaymentSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: 'payment'
  readonly status: 'open' | 'complete' | 'expired'
  readonly payment_status: 'unpaid' | 'paid'
  readonly payment_intent: PaymentIntent | null
  readonly currency: string
  readonly amount_total: number
  /** What is paid for. */
  readonly name: string
  readonly success_url: string
  readonly cancel_url: string
  readonly metadata: Readonly<Record<string, string>>
  readonly url: string
  /** Whose it is; the API never says. */
  readonly account: string
}

/** What the stand-in knows of the accounts of companies. */
export interface ConnectState {
  readonly accounts: Record<string, Account>
  /** Account and addresses of each page where an owner connects. */
  readonly accountLinks: Record<string, { readonly account: string; readonly returnUrl: string }>
  readonly paymentSessions: Record<string, PaymentSession>
}

type ErrorType = 'invalid_request_error' | 'card_error' | 'authentication_error'

/** An error that Stripe's API would answer with. */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  readonly http: number
  readonly code: string
  readonly type: ErrorType

  constructor(
    http: number,
    code: string,
    message: string,
    type: ErrorType = 'invalid_request_error',
  ) {
    super(message)
    this.http = http
    this.code = code
    this.type = type
  }
}

/** An error of Identity Toolkit: `message` is a code such as EMAIL_EXISTS, optionally with ` : reason`. */
export class AuthError extends Error {
  readonly http: number
  constructor(message: string, http = 400) {
    super(message)
    this.name = 'AuthError'
    this.http = http
  }
}

/** The JSON body of an error response. */
export function authErrorBody({ message, http }: AuthError): object {
  return {
    error: { code: http, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  }
}

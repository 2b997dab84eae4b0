/** A refusal as Identity Toolkit words it: `message` is a code such as EMAIL_EXISTS, with or without ` : why`. */
export class AuthError extends Error {
  readonly http: number
  constructor(message: string, http = 400) {
    super(message)
    this.name = 'AuthError'
    this.http = http
  }
}

/** The JSON body of a refusal. */
export function authErrorBody({ message, http }: AuthError): object {
  return {
    error: { code: http, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  }
}

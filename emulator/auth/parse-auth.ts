import * as v from 'valibot'
import { AuthError } from './auth-error.ts'

/** Parses a request body; throws INVALID_ARGUMENT with the path of the error. */
export function parseAuth<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, body, { abortEarly: true })
  if (result.success) return result.output
  const [issue] = result.issues
  throw new AuthError(`INVALID_ARGUMENT : ${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)
}

/** An email address in lower case; throws MISSING_EMAIL or INVALID_EMAIL. */
export function parseEmail(input: string | undefined): string {
  if (input === undefined || input === '') throw new AuthError('MISSING_EMAIL')
  const email = input.trim().toLowerCase()
  if (email.length > 254 || !/^[^@\s]+@[^@\s]+$/.test(email)) throw new AuthError('INVALID_EMAIL')
  return email
}

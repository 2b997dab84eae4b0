import { unsignedJwt } from '#emulator/auth/tokens/jwt.ts'
import type { FunctionSpec } from '../types.ts'

/** The claims of a valid id token; undefined where it is not valid. */
export type ClaimsOf = (idToken: string) => Readonly<Record<string, unknown>> | undefined

/**
 * The Authorization header with which a function is called; null for a callable with an invalid token. The Admin
 * SDK accepts only unsigned tokens from an emulator, so a token that is valid here is replaced by one without a
 * signature that has the same claims. Anything else is left to the function, which will find it invalid.
 */
export function checkToken(
  authorization: string | undefined,
  { type }: FunctionSpec['trigger'],
  claimsOf: ClaimsOf,
): string | undefined | null {
  if (authorization === undefined) return undefined
  const token = /^Bearer (.+)$/i.exec(authorization)?.[1]?.trim() ?? ''
  const claims = claimsOf(token)
  if (claims) return `Bearer ${unsignedJwt(claims)}`
  if (type === 'callable') return null
  // An unsigned token would be accepted by the function although its user is not known here.
  return token.endsWith('.') ? undefined : authorization
}

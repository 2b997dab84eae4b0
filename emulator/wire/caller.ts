import type { RulesAuth } from '#emulator/rules/types.ts'
import { StatusError } from '#emulator/status.ts'

/** The sender of a request: the local owner (exempt from rules), a signed-in user, or anonymous. */
export type Caller =
  | { readonly type: 'owner' }
  | {
      readonly type: 'user'
      readonly auth: RulesAuth
      /** When the id token expires, in milliseconds since the epoch. */
      readonly expiresAt: number
    }
  | { readonly type: 'anonymous' }

/** The user of an id token; undefined where the token is invalid or expired. */
export type VerifyToken = (token: string) => Extract<Caller, { type: 'user' }> | undefined

/**
 * Parses an Authorization header. `Bearer owner` is valid only for trusted requests. Throws UNAUTHENTICATED where
 * the header is present but invalid.
 */
export function resolveCaller(
  header: string | undefined,
  isTrusted: boolean,
  verify: VerifyToken,
): Caller {
  if (header === undefined || header === '') return { type: 'anonymous' }
  const token = /^Bearer (.+)$/i.exec(header)?.[1]?.trim()
  if (token === 'owner' && isTrusted) return { type: 'owner' }
  const user = token === undefined ? undefined : verify(token)
  if (!user)
    throw new StatusError(
      'UNAUTHENTICATED',
      'Request had invalid authentication credentials. Expected a valid id token.',
    )
  return user
}

import type { RulesAuth } from '#emulator/rules/types.ts'
import { StatusError } from '#emulator/status.ts'

/** Who sends a request: the local owner (rules do not apply), a signed-in user, or nobody. */
export type Caller =
  | { readonly type: 'owner' }
  | {
      readonly type: 'user'
      readonly auth: RulesAuth
      /** When the id token ends, in milliseconds since the epoch. */
      readonly expiresAt: number
    }
  | { readonly type: 'anonymous' }

/** Answers the user an id token speaks for, or undefined where the token is not good (any more). */
export type VerifyToken = (token: string) => Extract<Caller, { type: 'user' }> | undefined

/**
 * Reads an Authorization header. `Bearer owner` counts only for trusted requests. Throws UNAUTHENTICATED
 * for anything that is neither absent nor good.
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

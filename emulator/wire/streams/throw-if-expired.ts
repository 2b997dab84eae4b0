import { StatusError } from '#emulator/status.ts'
import type { Caller } from '#emulator/wire/caller.ts'

/** Throws UNAUTHENTICATED once the id token has expired, so that the client reconnects with a new one. */
export function throwIfExpired(caller: Caller, clock: () => number): void {
  if (caller.type === 'user' && clock() >= caller.expiresAt)
    throw new StatusError('UNAUTHENTICATED', 'The id token of this stream has expired.')
}

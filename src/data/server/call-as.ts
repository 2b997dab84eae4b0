import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Server } from './open-server.ts'
import { noAnswer } from './rest/failure.ts'
import type { Failure } from './rest/failure.ts'

/** The status of a failure if this user's session is over, or someone else is signed in. */
export const signedOut = 'SIGNED_OUT'

/** Makes a request as this user and no one else; a refused token is renewed once. */
export async function callAs<T>(
  { auth }: Pick<Server, 'auth'>,
  uid: string,
  ask: (token: string) => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  for (const refresh of [false, true]) {
    const token = await auth.token({ refresh })
    if (token.kind === 'unreachable') return fail(noAnswer('The token service did not answer'))
    if (token.kind === 'signIn' || token.uid !== uid) break
    const answer = await ask(token.token)
    if (answer.ok || answer.problem.status !== 'UNAUTHENTICATED') return answer
  }
  return fail({
    status: signedOut,
    message: 'Nobody is signed in as this user',
    retryAfterMs: null,
  })
}

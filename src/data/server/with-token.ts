import type { Problem } from '#domain/problem.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Server } from './open-server.ts'

interface Call {
  readonly token: string
  readonly timeoutMs: number
}

/** Makes requests as the signed-in person. Anything that goes wrong on the way to the server is a missing connection. */
export async function withToken<T>(
  server: () => Promise<Server>,
  ask: (server: Server, call: Call) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  try {
    const opened = await server()
    const token = await opened.auth.token({ refresh: false })
    if (token.kind === 'signIn') return fail({ type: 'access/signed-out' })
    if (token.kind === 'unreachable') return fail({ type: 'network/offline' })
    return await ask(opened, { token: token.token, timeoutMs: 15_000 })
  } catch {
    return fail({ type: 'network/offline' })
  }
}

import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { callAs } from '../server/call-as.ts'
import type { Server } from '../server/open-server.ts'
import { type Failure, noAnswer } from '../server/rest/failure.ts'

const timeoutMs = 60_000
const attempts = 4
const mayPass = new Set(['NO_ANSWER', 'UNAVAILABLE', 'INTERNAL', 'ABORTED', 'DEADLINE_EXCEEDED'])
const Refusal = v.object({
  error: v.object({ status: v.string(), message: v.optional(v.string(), '') }),
})

export interface CallPorts {
  readonly server: Pick<Server, 'auth'>
  readonly uid: string
  readonly pause: (ms: number) => Promise<void>
  readonly request?: typeof fetch
}

/**
 * Calls a callable function as this user, and parses its result; a call that fails for a reason that may pass is
 * repeated, so the function must bear that.
 */
export async function callFunction<T>(
  { server, uid, pause, request = fetch }: CallPorts,
  url: string,
  data: unknown,
  schema: v.GenericSchema<unknown, T>,
): Promise<Result<T, Failure>> {
  const Answer = v.union([v.object({ result: schema }), Refusal])
  for (let attempt = 1; ; attempt += 1) {
    const answer = await callAs(server, uid, ask)
    if (answer.ok || attempt === attempts || !mayPass.has(answer.problem.status)) return answer
    await pause(500 * 2 ** attempt)
  }

  async function ask(token: string): Promise<Result<T, Failure>> {
    try {
      const response = await request(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer = v.safeParse(Answer, await response.json())
      if (!answer.success) return fail(noAnswer('No function answered'))
      if ('result' in answer.output) return ok(answer.output.result)
      return fail({ ...answer.output.error, retryAfterMs: null })
    } catch (error) {
      return fail(noAnswer(error))
    }
  }
}

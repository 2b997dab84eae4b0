import * as v from 'valibot'
import type { Problem } from '#domain/problem.ts'
import {
  restoreAnswer,
  type RestoreAnswer,
  type RestoreRequest,
} from '#domain/restore/restore-request.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { callAs } from '../server/call-as.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Server } from '../server/open-server.ts'
import { type Failure, noAnswer } from '../server/rest/failure.ts'

const Answer = v.union([
  v.object({ result: restoreAnswer }),
  v.object({ error: v.object({ status: v.string(), message: v.optional(v.string(), '') }) }),
])
const timeoutMs = 60_000
const attempts = 4
const mayPass = new Set(['NO_ANSWER', 'UNAVAILABLE', 'INTERNAL', 'ABORTED', 'DEADLINE_EXCEEDED'])

interface CallPorts {
  readonly server: Pick<Server, 'auth'>
  readonly uid: string
  readonly pause: (ms: number) => Promise<void>
  readonly request?: typeof fetch
  readonly url?: string
}

/** Sends parts of a restore to the function that stores them; one that fails for a reason that may pass is repeated. */
export function createRestoreCall({ server, uid, pause, request = fetch, url }: CallPorts) {
  return async (part: RestoreRequest): Promise<Result<RestoreAnswer, Problem>> => {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await callAs(server, uid, (token) => ask(part, token))
      if (answer.ok) return answer
      const { status } = answer.problem
      if (attempt === attempts || !mayPass.has(status)) return fail(problemOf(answer.problem))
      await pause(500 * 2 ** attempt)
    }
  }

  async function ask(part: RestoreRequest, token: string): Promise<Result<RestoreAnswer, Failure>> {
    try {
      const response = await request(url ?? '/api/restoreCompany', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ data: part }),
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

function problemOf(failure: Failure): Problem {
  return failure.status === 'FAILED_PRECONDITION'
    ? { type: 'restore/not-empty' }
    : serverProblem(failure)
}

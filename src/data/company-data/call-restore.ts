import type { Problem } from '#domain/problem.ts'
import {
  restoreAnswer,
  type RestoreAnswer,
  type RestoreRequest,
} from '#domain/restore/restore-request.ts'
import { fail } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import { serverProblem } from '../server/load-documents.ts'
import type { Failure } from '../server/rest/failure.ts'
import { callFunction, type CallPorts } from './call-function.ts'

/** Sends parts of a restore to the function that stores them. */
export function createRestoreCall({ url, ...ports }: CallPorts & { readonly url?: string }) {
  return async (part: RestoreRequest): Promise<Result<RestoreAnswer, Problem>> => {
    const answer = await callFunction(ports, url ?? '/api/restoreCompany', part, restoreAnswer)
    return answer.ok ? answer : fail(problemOf(answer.problem))
  }
}

function problemOf(failure: Failure): Problem {
  return failure.status === 'FAILED_PRECONDITION'
    ? { type: 'restore/not-empty' }
    : serverProblem(failure)
}

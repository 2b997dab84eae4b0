import type { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#lib/result.ts'

const telltale = new Set(['user-not-found', 'user-disabled', 'invalid-credential', 'invalid-email'])

/** The answer to asking for a new password, with every trace of whether the account exists taken out. */
export function neutralReset(answer: Result<void, Problem>): Result<void, Problem> {
  if (answer.ok || answer.problem.type !== 'auth/failed') return answer
  return telltale.has(answer.problem.code.replace(/^auth\//, '')) ? ok() : answer
}

import type { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#lib/result.ts'

const telltale = new Set(['user-not-found', 'user-disabled', 'invalid-credential', 'invalid-email'])

/** The result of requesting a password reset, without anything that reveals whether the account exists. */
export function neutralReset(answer: Result<void, Problem>): Result<void, Problem> {
  if (answer.ok || answer.problem.type !== 'auth/failed') return answer
  return telltale.has(answer.problem.code.replace(/^auth\//, '')) ? ok() : answer
}

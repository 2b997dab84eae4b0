import { fail, type Result } from '#lib/result.ts'
import type { Action } from '../access/can.ts'
import type { Problem } from '../problem.ts'

export function notAllowed(action: Action): Result<never, Problem> {
  return fail({ type: 'access/not-allowed', action })
}

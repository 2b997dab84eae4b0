import { fail, type Result } from '#lib/result.ts'
import type { Problem } from '../problem.ts'

/** The answer where a field, or the day `on` that is to be changed, is not possible. */
export function refuse(path: string, message: string): Result<never, Problem> {
  return fail({ type: 'input/invalid', issues: [{ path, message }] })
}

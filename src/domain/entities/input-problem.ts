import * as v from 'valibot'
import type { Problem } from '../problem.ts'

/** Converts valibot's issues to a problem with dotted paths. */
export function inputProblem(issues: readonly v.BaseIssue<unknown>[]): Problem {
  return {
    type: 'input/invalid',
    issues: issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
  }
}

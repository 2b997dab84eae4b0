import type { Problem } from '#domain/problem.ts'
import { type Result, fail } from '#lib/result.ts'
import { report } from '#data/report.ts'
import { storageProblem } from './storage-problem.ts'

/** Does work that writes to storage; a full disk or refused storage becomes a problem. */
export async function catchStorageErrors<T>(
  work: () => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  try {
    return await work()
  } catch (error) {
    const problem = storageProblem(error)
    if (!problem) throw error
    report('The device could not keep a change', error)
    return fail(problem)
  }
}

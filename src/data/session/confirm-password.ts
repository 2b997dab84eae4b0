import type { Problem } from '#domain/problem.ts'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { AuthOnDemand } from './auth-on-demand.ts'
import { authProblem } from './auth-problem.ts'

/** Signs the signed-in person in again, so that their token proves a recent sign-in. */
export async function confirmPassword(
  auth: AuthOnDemand,
  password: string,
): Promise<Result<void, Problem>> {
  try {
    await (await auth.load()).confirmPassword(password)
    return ok()
  } catch (error) {
    return fail(authProblem(error))
  }
}

import type { Problem } from '#domain/problem.ts'
import type { Result } from '#lib/result.ts'
import type { UserDb } from '#data/local/database/user-db.ts'
import type { NamedMutation } from '#data/types/data.ts'

/** What is to be queued, and what the caller is told once it is. */
export interface Plan<T> {
  readonly changes: readonly NamedMutation[]
  readonly answer: T
}

/** Reads what a plan needs; `at` is the true time of the act. */
export type Planner<T> = (db: UserDb, at: string) => Promise<Result<Plan<T>, Problem>>

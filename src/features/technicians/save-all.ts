import type { Data } from '#data/index.ts'
import type { Change } from '#domain/members/changes.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import type { Result } from '#lib/result.ts'

/** Queues these changes together: all of them, or none and the problem of the first that is refused. */
export function saveAll(
  mutateAll: Data['mutateAll'],
  changes: readonly Change[],
): Promise<Result<void, Problem>> {
  return mutateAll(changes.map((change) => ({ id: newId(), ...change })))
}

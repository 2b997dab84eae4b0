import type { Data } from '#data/index.ts'
import type { Change } from '#domain/members/changes.ts'
import type { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#lib/result.ts'

/** Queues these changes one after the other, and stops at the first that is refused. */
export async function saveAll(
  mutate: Data['mutate'],
  changes: readonly Change[],
): Promise<Result<void, Problem>> {
  for (const { name, args } of changes) {
    const saved = await mutate(name, args)
    if (!saved.ok) return saved
  }
  return ok()
}

import type { Ref } from '#domain/mutation/types.ts'
import type { Tenant } from '#data/server/rest/document-name.ts'
import { createWrite, documentWrite } from '#data/server/rest/write.ts'
import type { WireUpdate } from '#data/server/rest/write.ts'
import type { CommitPlan } from './build-commit.ts'

/** The writes of a commit: one per document, on the versions that were read, then one receipt per mutation. */
export function wireWrites(
  plan: CommitPlan,
  updateTimes: ReadonlyMap<Ref, string>,
  tenant: Tenant,
): readonly WireUpdate[] {
  return [
    ...plan.writes.map((write) => documentWrite(write, tenant, updateTimes.get(write.ref))),
    ...plan.sent.map(({ row, receipt }) => createWrite(`mutations/${row.id}`, receipt, tenant)),
  ]
}

import { useMutate } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import type { Problem } from '#domain/problem.ts'
import { ok, type Result } from '#lib/result.ts'

type Edits = MutationArgs<'company/edit'>['edits']

/** Values of some settings. */
export type CompanyChanges = { [K in keyof Edits]?: NonNullable<Edits[K]>['to'] }

/** Changes settings of the company, if there is any change; an edit records the value that the person saw. */
export function useCompanyEdit() {
  const mutate = useMutate()
  return async (seen: Company, wanted: CompanyChanges): Promise<Result<unknown, Problem>> => {
    const edits = editsBetween(seen, wanted) as Edits
    return Object.keys(edits).length === 0
      ? ok()
      : mutate('company/edit', { companyId: seen.id, edits })
  }
}

import { useMutate } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

type Edits = MutationArgs<'company/edit'>['edits']

/** Values of some settings. */
export type CompanyChanges = { [K in keyof Edits]?: NonNullable<Edits[K]>['to'] }

/** Changes settings of the company; an edit records the value that the person saw. */
export function useCompanyEdit() {
  const mutate = useMutate()
  return (seen: Company, wanted: CompanyChanges) =>
    mutate('company/edit', { companyId: seen.id, edits: editsBetween(seen, wanted) as Edits })
}

import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import type { Result } from '#lib/result.ts'
import type { Actor } from '#domain/access/actor.ts'
import { can } from '#domain/access/can.ts'
import { type Company, deletionGraceDays } from '#domain/entities/company.ts'
import { id, line } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Tx } from '#domain/mutation/types.ts'
import type { Problem } from '#domain/problem.ts'
import { readEntity } from '../shared/read-entity.ts'

const dayMs = 24 * 60 * 60_000

/** Has the company deleted after the days of grace; `name` is what the owner typed to confirm. */
export const ownerRequestDeletion = defineMutation({
  version: 1,
  may: ['company/delete'],
  schema: v.object({ companyId: id, name: line }),
  refs: ({ companyId }) => [refTo('companies', companyId)],
  run(tx, { companyId, name }, { actor, at }) {
    const company = ownCompany(tx, companyId, actor)
    if (!company.ok) return company
    if (name.trim() !== company.value.name.trim()) return fail({ type: 'company/other-name' })
    // A second request must not postpone the day that everyone was told.
    if (company.value.deletion !== null) return ok()
    const dueAt = new Date(Date.parse(at) + deletionGraceDays * dayMs).toISOString()
    const deletion = { requestedBy: actor.uid, requestedAt: at, dueAt }
    tx.update(refTo('companies', companyId), { deletion })
    return ok()
  },
})

/** Keeps a company that was to be deleted. */
export const ownerCancelDeletion = defineMutation({
  version: 1,
  may: ['company/delete'],
  schema: v.object({ companyId: id }),
  refs: ({ companyId }) => [refTo('companies', companyId)],
  run(tx, { companyId }, { actor }) {
    const company = ownCompany(tx, companyId, actor)
    if (!company.ok) return company
    if (company.value.deletion !== null)
      tx.update(refTo('companies', companyId), { deletion: null })
    return ok()
  },
})

function ownCompany(tx: Tx, companyId: string, actor: Actor): Result<Company, Problem> {
  const company = readEntity(tx, 'companies', companyId)
  if (!company.ok) return company
  const isOwner = actor.companyId === companyId && company.value.ownerId === actor.uid
  return isOwner && can(actor, 'company/delete') ? company : notAllowed('company/delete')
}

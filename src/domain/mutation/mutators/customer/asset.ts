import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { assetFields } from '#domain/entities/asset.ts'
import { id, instant } from '#domain/entities/fields.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'

export const assetCreate = defineMutation({
  version: 1,
  may: ['asset/edit'],
  schema: v.object({ assetId: id, siteId: id, ...assetFields }),
  refs: ({ assetId, siteId }) => [refTo('assets', assetId), refTo('sites', siteId)],
  run(tx, { assetId, ...asset }, { actor, at }) {
    if (!can(actor, 'asset/edit')) return notAllowed('asset/edit')
    const site = readEntity(tx, 'sites', asset.siteId)
    if (!site.ok) return site
    tx.create(refTo('assets', assetId), {
      ...asset,
      archivedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

export const assetEdit = defineMutation({
  version: 1,
  may: ['asset/edit'],
  schema: v.object({
    assetId: id,
    edits: editsOf({ ...assetFields, archivedAt: v.nullable(instant) }),
  }),
  refs: ({ assetId }) => [refTo('assets', assetId)],
  run(tx, { assetId, edits }, context) {
    const { actor } = context
    if (!can(actor, 'asset/edit')) return notAllowed('asset/edit')
    const asset = readEntity(tx, 'assets', assetId)
    if (!asset.ok) return asset
    tx.edit(refTo('assets', assetId), withActedAt(edits, 'archivedAt', context))
    return ok()
  },
})

import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '../../access/can.ts'
import { checklist } from '../../checklist/checklist-item.ts'
import { id, instant, requiredLine, text, wordSet } from '../../entities/fields.ts'
import { withActedAt } from '../acted-at.ts'
import { defineMutation } from '../define-mutation.ts'
import { editsOf } from '../edits-of.ts'
import { notAllowed } from '../not-allowed.ts'
import { readEntity } from '../read-entity.ts'
import { refTo } from '../refs.ts'

const templateFields = { name: requiredLine, instructions: text, requires: wordSet, checklist }

export const templateCreate = defineMutation({
  version: 1,
  may: ['template/edit'],
  schema: v.object({ templateId: id, ...templateFields }),
  refs: ({ templateId }) => [refTo('templates', templateId)],
  run(tx, { templateId, ...template }, { actor, at }) {
    if (!can(actor, 'template/edit')) return notAllowed('template/edit')
    tx.create(refTo('templates', templateId), {
      ...template,
      archivedAt: null,
      createdAt: at,
      createdBy: actor.uid,
    })
    return ok()
  },
})

/** Orders that were created from it keep what they copied. */
export const templateEdit = defineMutation({
  version: 1,
  may: ['template/edit'],
  schema: v.object({
    templateId: id,
    edits: editsOf({ ...templateFields, archivedAt: v.nullable(instant) }),
  }),
  refs: ({ templateId }) => [refTo('templates', templateId)],
  run(tx, { templateId, edits }, context) {
    const { actor } = context
    if (!can(actor, 'template/edit')) return notAllowed('template/edit')
    const template = readEntity(tx, 'templates', templateId)
    if (!template.ok) return template
    tx.edit(refTo('templates', templateId), withActedAt(edits, 'archivedAt', context))
    return ok()
  },
})

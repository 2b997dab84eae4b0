import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { checklist } from '#domain/checklist/checklist-item.ts'
import { id, instant, requiredLine, text, wordSet } from '#domain/entities/fields.ts'
import { withActedAt } from '../shared/acted-at.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { readEntity } from '../shared/read-entity.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { needFields } from '../order/order-fields.ts'

const templateFields = {
  name: requiredLine,
  instructions: text,
  requires: wordSet,
  checklist,
  skills: needFields.skills,
  minutes: needFields.minutes,
}

export const templateCreate = defineMutation({
  version: 1,
  may: ['template/edit'],
  schema: v.object({
    templateId: id,
    ...templateFields,
    skills: v.exactOptional(templateFields.skills),
    minutes: v.exactOptional(templateFields.minutes),
  }),
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

/** Edits a template. Orders that were created from it keep what they copied. */
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

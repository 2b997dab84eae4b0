import * as v from 'valibot'
import { ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { optionalFeatures } from '#domain/access/optional-features.ts'
import { id } from '#domain/entities/fields.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import { readEntity } from '../shared/read-entity.ts'

/** The company does without a feature, or uses it again. Nothing is deleted. */
export const companySetFeature = defineMutation({
  version: 1,
  may: ['company/features'],
  schema: v.object({ companyId: id, feature: v.picklist(optionalFeatures), isOn: v.boolean() }),
  refs: ({ companyId }) => [refTo('companies', companyId)],
  run(tx, { companyId, feature, isOn }, { actor }) {
    if (!can(actor, 'company/features') || actor.companyId !== companyId) {
      return notAllowed('company/features')
    }
    const company = readEntity(tx, 'companies', companyId)
    if (!company.ok) return company
    const others = company.value.hiddenFeatures.filter((one) => one !== feature)
    const hiddenFeatures = isOn ? others : [...others, feature]
    tx.update(refTo('companies', companyId), { hiddenFeatures })
    return ok()
  },
})

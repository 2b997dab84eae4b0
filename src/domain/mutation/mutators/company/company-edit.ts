import * as v from 'valibot'
import { fail, ok } from '#lib/result.ts'
import { can } from '#domain/access/can.ts'
import { laterSettings } from '#domain/company/edited-settings.ts'
import { mostArrivalWindows } from '#domain/company/dispatch/arrival-windows.ts'
import { mostBarriers } from '#domain/company/dispatch/barrier.ts'
import { mostPlanningWeights } from '#domain/company/dispatch/planning-weights.ts'
import { mostTerritories } from '#domain/company/dispatch/territory.ts'
import { mostHolidays } from '#domain/company/holiday.ts'
import { laterDefaults } from '#domain/company/later-defaults.ts'
import { defaultTaxCodeOf } from '#domain/company/tax-codes-of.ts'
import { hasRate } from '#domain/company/edited-tax-code.ts'
import { mostTaxCodes, storedTaxCodes, type TaxCode } from '#domain/company/tax-code.ts'
import { mostTaxIds } from '#domain/company/tax-id.ts'
import { trackingModes } from '#domain/entities/company.ts'
import { id, limits } from '#domain/entities/fields.ts'
import { editedSkills } from '#domain/entities/skill.ts'
import { defineMutation } from '#domain/mutation/define-mutation.ts'
import { editsOf } from '#domain/mutation/edits/edits-of.ts'
import { notAllowed } from '#domain/mutation/not-allowed.ts'
import { refTo } from '#domain/mutation/refs.ts'
import type { Doc, Ref, Tx } from '#domain/mutation/types.ts'
import { readEntity } from '../shared/read-entity.ts'
import { companySettings } from './company.ts'

/** What a company has that was created before a setting existed. */
const defaults: Doc = { tracking: 'off', skills: [], ...laterDefaults }
const most = {
  taxIds: mostTaxIds,
  holidays: mostHolidays,
  taxCodes: mostTaxCodes,
  skills: limits.list,
  arrivalWindows: mostArrivalWindows,
  territories: mostTerritories,
  planningWeights: mostPlanningWeights,
  barriers: mostBarriers,
}

export const companyEdit = defineMutation({
  version: 1,
  may: ['company/edit'],
  schema: v.object({
    companyId: id,
    edits: editsOf({
      ...companySettings,
      tracking: v.picklist(trackingModes),
      skills: editedSkills,
      ...laterSettings,
    }),
  }),
  refs: ({ companyId }) => [refTo('companies', companyId)],
  run(tx, { companyId, edits }, { actor }) {
    if (!can(actor, 'company/edit') || actor.companyId !== companyId) {
      return notAllowed('company/edit')
    }
    const company = readEntity(tx, 'companies', companyId)
    if (!company.ok) return company
    const ref = refTo('companies', companyId)
    const absent = Object.keys(edits).filter(
      (field) => field in defaults && tx.get(ref)?.[field] === undefined,
    )
    tx.update(ref, Object.fromEntries(absent.map((field) => [field, defaults[field]])))
    tx.edit(ref, edits)
    // Two people may each have added some.
    for (const [field, limit] of Object.entries(most)) {
      const list = tx.get(ref)?.[field]
      if (Array.isArray(list) && list.length > limit)
        return fail({ type: 'input/invalid', issues: [{ path: field, message: 'tooMany' }] })
    }
    if (edits.taxCodes) keepCodes(tx, ref, company.value.taxCodes)
    const next = readEntity(tx, 'companies', companyId)
    if (!next.ok) return next
    const chosen = defaultTaxCodeOf(next.value)
    if (edits.taxCodes || edits.defaultTaxCode)
      tx.update(ref, { taxRateMilliPercent: chosen.rateMilliPercent })
    else if (edits.taxRateMilliPercent && next.value.taxCodes.length > 0)
      followRate(tx, ref, next.value.taxCodes, chosen, next.value.taxRateMilliPercent)
    return ok()
  },
})

/** A code that documents may name is never deleted, only archived: one that an edit leaves out stays. */
function keepCodes(tx: Tx, ref: Ref, before: readonly TaxCode[]): void {
  const codes = v.parse(storedTaxCodes, tx.get(ref)?.taxCodes)
  const gone = before.filter(({ code }) => !codes.some((one) => one.code === code))
  if (gone.length > 0) tx.update(ref, { taxCodes: [...codes, ...gone] })
}

/** An app that knows no codes has changed the rate, which is that of the default code. */
function followRate(
  tx: Tx,
  ref: Ref,
  codes: readonly TaxCode[],
  chosen: TaxCode,
  rateMilliPercent: number,
): void {
  if (!hasRate(chosen.category)) tx.update(ref, { taxRateMilliPercent: chosen.rateMilliPercent })
  else
    tx.update(ref, {
      taxCodes: codes.map((one) => (one.code === chosen.code ? { ...one, rateMilliPercent } : one)),
    })
}

import * as v from 'valibot'
import { companyFormSchema, companySettings } from '#components/company/company-form.ts'
import { countryCodes } from '#components/contact/country-codes.ts'
import { address, emptyAddress, id, requiredLine } from '#domain/entities/fields.ts'
import type { Language } from '#domain/entities/user.ts'
import { defaultWorkingHours, workingHours } from '#domain/entities/working-hours.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { guessRegion } from './guess-region.ts'

/** A new company says in which country it is: taxes, holidays and addresses depend on it. */
const setupAddress = v.object({
  ...v.required(address).entries,
  country: v.pipe(v.string(), v.picklist(countryCodes, 'choose')),
})

export const setupSchema = v.object({
  ownerName: requiredLine,
  ...companyFormSchema.entries,
  address: setupAddress,
})

/** The form's values, with the tax rate as typed. */
export type SetupValues = v.InferOutput<typeof setupSchema>

/** A draft may be incomplete; only its shape is checked. */
const draftSchema = v.object({
  /** Stored with the draft, so that a second attempt creates the same company. */
  companyId: id,
  values: v.object({
    ownerName: v.string(),
    name: v.string(),
    address,
    timeZone: v.string(),
    currency: v.string(),
    taxPercent: v.string(),
    workingHours: v.fallback(workingHours, defaultWorkingHours),
  }),
})
export type SetupDraft = v.InferOutput<typeof draftSchema>

export function parseSetupDraft(stored: unknown): SetupDraft | null {
  const parsed = v.safeParse(draftSchema, stored)
  return parsed.success ? parsed.output : null
}

/** Initial values of a new form. */
export function firstValues(
  ownerName: string,
  languages: readonly string[],
  zone: string,
): SetupValues {
  const guess = guessRegion(languages)
  return {
    ownerName,
    name: '',
    address: { ...emptyAddress, country: guess.country },
    timeZone: zone,
    currency: guess.currency,
    taxPercent: '',
    workingHours: defaultWorkingHours,
  }
}

export interface Founder {
  readonly uid: string
  readonly companyId: string
  readonly email: string
  readonly language: Language
}

export function setupArgs(values: SetupValues, founder: Founder): MutationArgs<'company/setup'> {
  const { ownerName, ...company } = values
  const { uid, companyId, email, language } = founder
  return {
    uid,
    companyId,
    owner: { name: ownerName, email, language },
    company: companySettings(company),
  }
}

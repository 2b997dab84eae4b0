import * as v from 'valibot'
import type { Company } from '#domain/entities/company.ts'
import { currency, timeZone } from '#domain/entities/region.ts'
import { address, requiredLine } from '#domain/entities/fields.ts'
import { workingHours } from '#domain/entities/working-hours.ts'
import { parsePercent, percentText } from './parse-percent.ts'

/** The values of a company form, with the tax rate as typed. */
export const companyFormSchema = v.object({
  name: requiredLine,
  address: v.required(address),
  timeZone: v.pipe(v.string(), v.minLength(1, 'choose'), timeZone),
  currency: v.pipe(v.string(), v.minLength(1, 'choose'), currency),
  taxPercent: v.pipe(
    v.string(),
    v.check((typed) => parsePercent(typed) !== null, 'taxRate'),
  ),
  workingHours: v.required(workingHours),
})

export type CompanyValues = v.InferOutput<typeof companyFormSchema>

/** Initial values of the form; `locale` formats the numbers. */
export function companyValues(company: Company, locale: string): CompanyValues {
  return {
    name: company.name,
    address: company.address,
    timeZone: company.timeZone,
    currency: company.currency,
    taxPercent: percentText(company.taxRateMilliPercent, locale),
    workingHours: company.workingHours,
  }
}

/** The form's values as they are stored. */
export function companySettings({ taxPercent, ...settings }: CompanyValues) {
  return { ...settings, taxRateMilliPercent: parsePercent(taxPercent) ?? 0 }
}

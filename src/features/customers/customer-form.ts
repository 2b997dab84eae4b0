import * as v from 'valibot'
import {
  address,
  emailLine,
  emptyAddress,
  line,
  requiredLine,
  text,
} from '#domain/entities/fields.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Site } from '#domain/entities/site.ts'

const customerEntries = {
  name: requiredLine,
  phone: line,
  email: emailLine,
  notes: text,
}
const siteEntries = {
  name: line,
  address: v.required(address),
  directions: text,
  gateCode: line,
  accessNotes: text,
}

export const customerFormSchema = v.object(customerEntries)
export type CustomerValues = v.InferOutput<typeof customerFormSchema>

export const siteFormSchema = v.object(siteEntries)
export type SiteValues = v.InferOutput<typeof siteFormSchema>

export const newCustomerSchema = v.object({ ...customerEntries, site: siteFormSchema })
export type NewCustomerValues = v.InferOutput<typeof newCustomerSchema>

export function customerValues({ name, phone, email, notes }: Customer): CustomerValues {
  return { name, phone, email, notes }
}

export function siteValues({ name, address, directions, gateCode, accessNotes }: Site): SiteValues {
  return { name, address, directions, gateCode, accessNotes }
}

/** Initial values of a new site, with a default country. */
export function emptySite(country: string): SiteValues {
  return {
    name: '',
    address: { ...emptyAddress, country },
    directions: '',
    gateCode: '',
    accessNotes: '',
  }
}

export function emptyCustomer(country: string): NewCustomerValues {
  return { name: '', phone: '', email: '', notes: '', site: emptySite(country) }
}

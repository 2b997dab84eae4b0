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

export function siteValues(site: Site | null): SiteValues {
  if (!site)
    return { name: '', address: emptyAddress, directions: '', gateCode: '', accessNotes: '' }
  const { name, address, directions, gateCode, accessNotes } = site
  return { name, address, directions, gateCode, accessNotes }
}

export const emptyCustomer: NewCustomerValues = {
  name: '',
  phone: '',
  email: '',
  notes: '',
  site: siteValues(null),
}

import * as v from 'valibot'
import { address, emailLine, emptyAddress, line, requiredLine } from '#domain/entities/fields.ts'
import type { GeoPoint } from '#domain/geo/distance-km.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { addressOrNone } from './address-or-none.ts'

const entries = { name: requiredLine, phone: line, email: emailLine, address: addressOrNone }

export const newCustomerSchema = v.object(entries)
export type NewCustomerValues = v.InferOutput<typeof newCustomerSchema>

/** The fields while they are still being filled in. */
export const newCustomerDraft = {
  ...entries,
  name: v.string(),
  email: v.string(),
  address: v.required(address),
}

/** `country`: the default country of the site. */
export function emptyNewCustomer(name: string, country: string): NewCustomerValues {
  return { name, phone: '', email: '', address: { ...emptyAddress, country } }
}

/** The mutation that stores the customer with the site. */
export function customerToCreate(
  ids: { readonly customerId: string; readonly siteId: string },
  { address: siteAddress, ...customer }: NewCustomerValues,
  geo: GeoPoint | null,
): MutationArgs<'customer/create'> {
  const access = { name: '', directions: '', gateCode: '', accessNotes: '' }
  return {
    ...ids,
    ...customer,
    notes: '',
    billingAddress: null,
    site: { ...access, address: siteAddress, geo },
  }
}

import * as v from 'valibot'
import { addressOrNone } from '#components/customer/address-or-none.ts'
import {
  address,
  emailLine,
  emptyAddress,
  line,
  requiredLine,
  siteAddress,
  text,
} from '#domain/entities/fields.ts'
import { type Language, languages } from '#domain/entities/user.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Site } from '#domain/entities/site.ts'

const customerEntries = {
  name: requiredLine,
  phone: line,
  email: emailLine,
  notes: text,
  taxId: line,
  buyerReference: line,
  /** '' for that of who makes a document. */
  language: v.picklist(['', ...languages]),
  noVisitMails: v.boolean(),
  /** The id of a price list, '' for the catalogue's prices. */
  priceListId: v.string(),
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

const siteFormSchema = v.object(siteEntries)
export type SiteValues = v.InferOutput<typeof siteFormSchema>

/** What has a street and a town keeps them; a site stored without can be edited all the same. */
export function siteSchema(site: Pick<Site, 'address'> | null) {
  return site === null || v.is(siteAddress, site.address)
    ? v.object({ ...siteEntries, address: siteAddress })
    : siteFormSchema
}

export const newCustomerSchema = v.object({
  ...customerEntries,
  site: v.object({ ...siteEntries, address: addressOrNone }),
})
export type NewCustomerValues = v.InferOutput<typeof newCustomerSchema>

/** The fields while they are still being filled in. */
export const customerDraftEntries = {
  ...customerEntries,
  name: v.string(),
  email: v.string(),
  // Drafts from before the field have none.
  noVisitMails: v.fallback(v.boolean(), false),
  site: v.object(siteEntries),
}

export function customerValues(customer: Customer): CustomerValues {
  const { name, phone, email, notes, taxId, buyerReference, noVisitMails } = customer
  const { language, priceListId } = customer
  const chosen = { language: language ?? '', priceListId: priceListId ?? '' } as const
  return { name, phone, email, notes, taxId, buyerReference, noVisitMails, ...chosen }
}

/** The values as a customer has them. */
export function storedCustomer<
  Values extends { readonly language: '' | Language; readonly priceListId: string },
>(values: Values) {
  const { language, priceListId } = values
  return {
    ...values,
    language: language === '' ? null : language,
    priceListId: priceListId === '' ? null : priceListId,
  }
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
  const values = { name: '', phone: '', email: '', notes: '', taxId: '', buyerReference: '' }
  return { ...values, language: '', noVisitMails: false, priceListId: '', site: emptySite(country) }
}

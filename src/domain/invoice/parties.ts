import type * as v from 'valibot'
import type { Company } from '../entities/company.ts'
import type { Customer } from '../entities/customer.ts'
import { type Address, emptyAddress } from '../entities/fields.ts'
import type { invoiceParty } from './invoice-content.ts'

type InvoiceParty = v.InferOutput<typeof invoiceParty>

/** The company as it stands on a document that is issued now. */
export function sellerOf({
  legalName,
  name,
  address,
  taxIds,
  phone,
  email,
  website,
  iban,
}: Company): InvoiceParty {
  return {
    name: legalName.trim() || name,
    address,
    taxIds: taxIds.map(({ label, value }) => `${label} ${value}`),
    phone,
    email,
    website,
    iban,
  }
}

/** The customer, with the address of the primary site where bills have no address of their own. */
export function buyerOf(
  { name, billingAddress, phone, email }: Customer,
  siteAddress: Address | null,
): InvoiceParty {
  const address = billingAddress ?? siteAddress ?? emptyAddress
  return { name, address, taxIds: [], phone, email, website: '', iban: '' }
}

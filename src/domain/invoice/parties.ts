import type * as v from 'valibot'
import type { Company } from '../entities/company.ts'
import type { Customer } from '../entities/customer.ts'
import { type Address, emptyAddress } from '../entities/fields.ts'
import type { invoiceParty } from './invoice-content.ts'

type InvoiceParty = v.InferOutput<typeof invoiceParty>

/** The company as a document that is issued now names it. */
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

/** Where a customer gets bills: at the primary site, unless they have an address for that; null where neither is known. */
export function billingAddressOf(
  { billingAddress }: Pick<Customer, 'billingAddress'>,
  siteAddress: Address | null,
): Address | null {
  return billingAddress ?? siteAddress
}

/** The customer as a document that is issued now names them. */
export function buyerOf(customer: Customer, siteAddress: Address | null): InvoiceParty {
  const { name, phone, email, taxId } = customer
  const buyerReference = customer.buyerReference.trim()
  const address = billingAddressOf(customer, siteAddress) ?? emptyAddress
  const taxIds = taxId.trim() === '' ? [] : [taxId.trim()]
  return {
    name,
    address,
    taxIds,
    phone,
    email,
    website: '',
    iban: '',
    ...(buyerReference !== '' && { buyerReference }),
  }
}

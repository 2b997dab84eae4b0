import type { Company } from '../entities/company.ts'
import type { Customer } from '../entities/customer.ts'
import { type Address, emptyAddress } from '../entities/fields.ts'
import type { InvoiceContent } from './invoice-content.ts'

type Party = NonNullable<InvoiceContent['seller']>

/** The company as the seller on a document, under the name that it has by law where it says one. */
export function sellerOf(company: Company): Party {
  const { name, legalName, address, taxIds, phone, email, website, iban } = company
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

/** A customer as the buyer on a document, at the address where bills go. */
export function buyerOf({ name, phone, email }: Customer, address: Address | null): Party {
  return {
    name,
    address: address ?? emptyAddress,
    taxIds: [],
    phone,
    email,
    website: '',
    iban: '',
  }
}

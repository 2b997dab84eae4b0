import type * as v from 'valibot'
import type { Address } from '../entities/fields.ts'
import type { invoiceParty } from '../invoice/invoice-content.ts'
import type { EAddress, EParty } from './model.ts'
import { type TaxNumbers, taxNumbersOf } from './tax-numbers.ts'

type Party = v.InferOutput<typeof invoiceParty>

/** A party of the e-invoice. E-mail is where it receives e-invoices, since no other address is known. */
export function partyOf(party: Party, numbers: TaxNumbers): EParty {
  const [name, phone, email] = [party.name.trim(), party.phone.trim(), party.email.trim()]
  const hasContact = phone !== '' || email !== ''
  return {
    name,
    // Without a VAT number, the buyer's software knows the seller by this one.
    identifier: numbers.vatId === '' ? numbers.other : '',
    legalId: '',
    vatId: numbers.vatId,
    taxNumber: numbers.other,
    endpoint: email === '' ? null : { id: email, scheme: 'EM' },
    address: addressOf(party.address),
    contact: hasContact ? { name, phone, email } : null,
  }
}

/** The numbers of a party. What is not taxable is sold without VAT numbers (BR-O-02). */
export function numbersOf(party: Party, isOutsideTax: boolean): TaxNumbers {
  const { vatId, other } = taxNumbersOf(party.taxIds, countryOf(party.address))
  if (!isOutsideTax || vatId === '') return { vatId, other }
  return { vatId: '', other: other === '' ? vatId : other }
}

function addressOf(address: Address): EAddress | null {
  const { line1, line2, city, postcode, region } = address
  const texts = { line1, line2, city, postcode, region }
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim()] as const)
  const country = countryOf(address)
  if (country === '' && trimmed.every(([, text]) => text === '')) return null
  return { ...(Object.fromEntries(trimmed) as typeof texts), country }
}

function countryOf({ country }: Address): string {
  return country.trim().toUpperCase()
}

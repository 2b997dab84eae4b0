import type { Unwritten } from '#domain/einvoice/write-einvoice.ts'

/** Where something is entered that an e-invoice asks for. */
export interface Fix {
  readonly place: 'profile' | 'customer' | 'taxes'
  readonly href: string
}

const places: Readonly<Record<Unwritten, Fix['place'] | null>> = {
  sellerCountry: 'profile',
  sellerTaxId: 'profile',
  buyerCountry: 'customer',
  buyerTaxId: 'customer',
  country: 'customer',
  exemptionReason: 'taxes',
  zeroRate: 'taxes',
  standardRate: 'taxes',
  mixedTaxes: null,
  supplyDays: null,
  unit: null,
  currency: null,
  other: null,
  notIssued: null,
  unreadable: null,
}

/** Where to enter what is missing; null where nothing can be entered. */
export function fixOf(missing: Unwritten, customerId: string): Fix | null {
  const place = places[missing]
  if (place === null) return null
  return { place, href: place === 'customer' ? `/customers/${customerId}` : `/admin/${place}` }
}

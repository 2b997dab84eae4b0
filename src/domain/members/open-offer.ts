import type { Company } from '../entities/company.ts'

/** The offer of the company that can still be accepted at this instant; null for none. */
export function openOffer(company: Pick<Company, 'ownershipOffer'>, at: string) {
  const offer = company.ownershipOffer
  return offer !== null && offer.expiresAt > at ? offer : null
}

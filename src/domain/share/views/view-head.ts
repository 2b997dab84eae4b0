import type { Company } from '../../entities/company.ts'
import type { Customer } from '../../entities/customer.ts'
import type { PictureFields } from '../../entities/picture.ts'
import type { ShareView } from '../share-view.ts'

/** The language of the customer, and whom they deal with. */
export function viewHead(
  company: Company,
  customer: Customer,
  logo: PictureFields | null,
): Pick<ShareView, 'language' | 'company'> {
  const { name, legalName, address, phone, email, website, currency, timeZone } = company
  return {
    language: customer.language ?? company.mailLanguage ?? 'en',
    company: { name, legalName, address, phone, email, website, currency, timeZone, logo },
  }
}

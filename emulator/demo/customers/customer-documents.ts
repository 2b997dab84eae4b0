import { created, inCompany } from '../base/company.ts'
import { day } from '../base/calendar.ts'
import type { DemoCustomer } from './customers.ts'
import type { openingHours } from './opening-hours.ts'
import { priceListOf } from '../stock/price-list-documents.ts'
import { office } from '../people/people.ts'
import type { DemoDocument } from '../base/types.ts'

/** Customers and their sites, entered one after the other in the company's first months. */
export function customerDocuments(
  customers: readonly DemoCustomer[],
  founded: number,
  hours: ReturnType<typeof openingHours>,
): DemoDocument[] {
  return customers.flatMap(({ id, name, phone, email, notes, sites }, i) => {
    const at = Math.round(founded + (1 + (120 * i) / customers.length) * day)
    const by = office[i % office.length]?.uid ?? ''
    const entered = { archivedAt: null, ...created(at, by) }
    return [
      inCompany(`customers/${id}`, {
        name,
        phone,
        email,
        notes,
        billingAddress: null,
        primarySiteId: sites[0]?.id ?? null,
        ...(priceListOf(id) !== null && { priceListId: priceListOf(id) }),
        ...entered,
      }),
      ...sites.map(({ id: siteId, ...site }) =>
        inCompany(`sites/${siteId}`, {
          ...site,
          ...(hours.has(siteId) && { openingHours: hours.get(siteId) }),
          customerId: id,
          ...entered,
        }),
      ),
    ]
  })
}

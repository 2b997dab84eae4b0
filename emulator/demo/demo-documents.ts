import { assetDocuments } from './assets.ts'
import { createCalendar } from './calendar.ts'
import { age, companyDocument, companyId, timeZone } from './company.ts'
import { createOrders } from './create-orders.ts'
import { createCustomers } from './customers.ts'
import { customerDocuments } from './customer-documents.ts'
import { stockDocuments } from './stock.ts'
import { talkDocuments, teamThreadPath } from './talk.ts'
import { templateDocuments } from './templates.ts'
import type { DemoDocument } from './types.ts'
import { userDocuments } from './user-documents.ts'

/** The first and the last of the demo's documents: begun, and complete. */
export const firstPath = `companies/${companyId}`
export const lastPath = `companies/${companyId}/${teamThreadPath}`

/** Every document of the demo company as it stands at `now`, in milliseconds since 1970. */
export function demoDocuments(now: number, seed = 'daybook'): readonly DemoDocument[] {
  const founded = now - age
  const calendar = createCalendar(now, timeZone)
  const customers = createCustomers(seed)
  const orders = createOrders(seed, customers, calendar)
  return [
    companyDocument(founded),
    ...userDocuments(founded, now),
    ...customerDocuments(customers, founded),
    ...assetDocuments(seed, customers, founded),
    ...templateDocuments(founded),
    ...orders.flatMap(({ documents }) => documents),
    ...stockDocuments(seed, orders, founded),
    ...talkDocuments(seed, orders, calendar),
  ]
}

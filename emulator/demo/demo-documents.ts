import { assetDocuments } from './customers/assets.ts'
import { createCalendar } from './base/calendar.ts'
import {
  accountDocument,
  age,
  ageInDays,
  companyDocument,
  companyId,
  timeZone,
} from './base/company.ts'
import { secondVisit } from './orders/second-visit.ts'
import { boardOrders, siteThatOpensLate, toldVisit } from './orders/board-orders.ts'
import { createOrders } from './orders/create-orders.ts'
import { createCustomers } from './customers/customers.ts'
import { openingHours } from './customers/opening-hours.ts'
import { customerDocuments } from './customers/customer-documents.ts'
import { libraryDocuments } from './media/library-documents.ts'
import { photoDocuments } from './media/photo-documents.ts'
import { estimateDocuments } from './estimates/estimate-documents.ts'
import { olderTimeDocuments, timeDocuments } from './people/time-documents.ts'
import { invoiceDocuments } from './invoices/invoice-documents.ts'
import { createOrderLines } from './invoices/order-lines.ts'
import { paymentDocuments } from './invoices/payment-documents.ts'
import { planInvoices } from './invoices/plan-invoices.ts'
import { trackDocuments } from './tracking/track-documents.ts'
import { priceListDocuments } from './stock/price-list-documents.ts'
import { stockDocuments } from './stock/stock-documents.ts'
import { talkDocuments, teamThreadPath } from './chat/chat-documents.ts'
import { maintenanceDocuments } from './orders/maintenance-documents.ts'
import { templateDocuments } from './orders/templates.ts'
import type { DemoDocument } from './base/types.ts'
import { absenceDocuments } from './people/absence-documents.ts'
import { weekDocuments } from './people/week-documents.ts'
import { deviceDocuments } from './people/device-documents.ts'
import { pictureDocuments } from './people/picture-documents.ts'
import { staffDocuments } from './people/staff-documents.ts'
import { inviteDocuments } from './people/invite-documents.ts'
import { userDocuments } from './people/user-documents.ts'

/** The first and the last of the demo's documents: they tell whether it was begun and completed. */
export const firstPath = `companies/${companyId}`
export const lastPath = `companies/${companyId}/${teamThreadPath}`

/**
 * Every document of the demo company as it is at `now`, in milliseconds since 1970. The day and the seed decide what
 * there is; the hour decides nothing but instants.
 */
export function demoDocuments(now: number, seed = 'daybook'): readonly DemoDocument[] {
  const calendar = createCalendar(now, timeZone)
  const founded = calendar.at(-ageInDays + 1, 8)
  const customers = createCustomers(seed)
  const orders = createOrders(seed, customers, calendar)
  const board = boardOrders(seed, customers, calendar)
  const hours = openingHours(customers, siteThatOpensLate(board))
  const time = timeDocuments(seed, orders, calendar)
  const stock = stockDocuments(seed, orders, founded)
  const older = olderTimeDocuments(orders, calendar)
  const linesOf = createOrderLines([...time, ...older], stock)
  const { issued, drafts } = planInvoices({ orders, customers, calendar, linesOf })
  const billing = invoiceDocuments(issued, drafts, calendar.lastNight)
  return [
    companyDocument(now - age, new Date(now).getUTCFullYear()),
    accountDocument(now - age),
    ...userDocuments(founded, calendar),
    ...staffDocuments(calendar),
    ...pictureDocuments(founded),
    ...inviteDocuments(calendar),
    ...absenceDocuments(calendar),
    ...priceListDocuments(founded),
    ...customerDocuments(customers, founded, hours),
    ...assetDocuments(seed, customers, founded),
    ...templateDocuments(founded),
    ...orders.flatMap(({ documents }) => documents),
    ...toldVisit(board),
    ...secondVisit(orders, calendar),
    ...board.flatMap(({ documents }) => documents),
    ...estimateDocuments(seed, customers, calendar),
    ...maintenanceDocuments(customers, calendar),
    ...stock,
    ...time,
    ...older,
    ...billing.documents,
    ...paymentDocuments(seed, billing.invoices, calendar.lastNight),
    ...weekDocuments(time, calendar),
    ...deviceDocuments(calendar),
    ...photoDocuments(orders, customers),
    ...libraryDocuments(founded),
    ...trackDocuments(seed, orders, customers, now),
    ...talkDocuments(seed, orders, calendar),
  ]
}

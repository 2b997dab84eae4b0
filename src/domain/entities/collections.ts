import { absenceSchema, type Absence } from './absence.ts'
import { assetSchema, type Asset } from './asset.ts'
import { awaySchema, type Away } from './away.ts'
import { bookingSchema, type Booking } from './booking.ts'
import { companySchema, type Company } from './company.ts'
import { counterSchema, type Counter } from './counter.ts'
import { costSchema, type Cost } from './cost.ts'
import { customerSchema, type Customer } from './customer.ts'
import { deviceSchema, type Device } from './device.ts'
import { estimateSchema, type Estimate } from './estimate.ts'
import { invoiceSchema, type Invoice } from './invoice.ts'
import { inviteMailSchema, type InviteMail } from './invite-mail.ts'
import { inviteSchema, type Invite } from './invite.ts'
import { messageSchema, type Message } from './message.ts'
import { paymentSchema, type Payment } from './payment.ts'
import { photoSchema, type Photo } from './photo.ts'
import { pictureSchema, type Picture } from './picture.ts'
import { planSchema, type Plan } from './plan.ts'
import { priceSchema, type Price } from './price.ts'
import { priceListSchema, type PriceList } from './price-list.ts'
import { itemSchema, type Item } from './item.ts'
import { locationSchema, type Location } from './location.ts'
import { movementSchema, type Movement } from './movement.ts'
import { orderSchema, type Order } from './order.ts'
import { readMarkSchema, type ReadMark } from './read-mark.ts'
import { receiptSchema, type Receipt } from './receipt.ts'
import { seriesSchema, type Series } from './series.ts'
import { shareSchema, type Share } from './share.ts'
import { siteSchema, type Site } from './site.ts'
import { staffSchema, type Staff } from './staff.ts'
import { stockLevelSchema, type StockLevel } from './stock-level.ts'
import { templateSchema, type Template } from './template.ts'
import { threadSchema, type Thread } from './thread.ts'
import { timeEntrySchema, type TimeEntry } from './time-entry.ts'
import { userSchema, type User } from './user.ts'
import { visitSchema, type Visit } from './visit.ts'
import { weekSchema, type Week } from './week.ts'

/** The parsed document of each collection. */
export interface Entities {
  users: User
  companies: Company
  customers: Customer
  sites: Site
  assets: Asset
  visits: Visit
  orders: Order
  bookings: Booking
  plans: Plan
  messages: Message
  photos: Photo
  templates: Template
  timeEntries: TimeEntry
  weeks: Week
  devices: Device
  staff: Staff
  pictures: Picture
  absences: Absence
  away: Away
  items: Item
  costs: Cost
  prices: Price
  priceLists: PriceList
  locations: Location
  movements: Movement
  stockLevels: StockLevel
  threads: Thread
  reads: ReadMark
  invites: Invite
  inviteMails: InviteMail
  counters: Counter
  invoices: Invoice
  series: Series
  payments: Payment
  estimates: Estimate
  shares: Share
  mutations: Receipt
}
export type CollectionName = keyof Entities

/** A collection of a company, in the first form of its documents. */
function inCompany<S>(schema: S) {
  return { schema, version: 1, topLevel: false, serverTime: 'updatedAt' } as const
}

/**
 * Every collection that the app reads: its schema, the schema number that this app writes, whether it is top-level or
 * under `companies/{companyId}/`, and the field with the server's time (a Firestore timestamp, set by transform; all
 * other instants are stored as text).
 */
export const collections = {
  users: { schema: userSchema, version: 1, topLevel: true, serverTime: 'updatedAt' },
  companies: { schema: companySchema, version: 1, topLevel: true, serverTime: 'updatedAt' },
  customers: inCompany(customerSchema),
  sites: inCompany(siteSchema),
  assets: inCompany(assetSchema),
  visits: inCompany(visitSchema),
  orders: inCompany(orderSchema),
  bookings: inCompany(bookingSchema),
  plans: inCompany(planSchema),
  messages: inCompany(messageSchema),
  photos: inCompany(photoSchema),
  templates: inCompany(templateSchema),
  timeEntries: inCompany(timeEntrySchema),
  weeks: inCompany(weekSchema),
  devices: inCompany(deviceSchema),
  staff: inCompany(staffSchema),
  pictures: inCompany(pictureSchema),
  absences: inCompany(absenceSchema),
  away: inCompany(awaySchema),
  items: inCompany(itemSchema),
  costs: inCompany(costSchema),
  prices: inCompany(priceSchema),
  priceLists: inCompany(priceListSchema),
  locations: inCompany(locationSchema),
  movements: inCompany(movementSchema),
  stockLevels: inCompany(stockLevelSchema),
  threads: inCompany(threadSchema),
  reads: inCompany(readMarkSchema),
  invites: inCompany(inviteSchema),
  inviteMails: inCompany(inviteMailSchema),
  counters: inCompany(counterSchema),
  invoices: inCompany(invoiceSchema),
  series: inCompany(seriesSchema),
  payments: inCompany(paymentSchema),
  estimates: inCompany(estimateSchema),
  shares: inCompany(shareSchema),
  mutations: { schema: receiptSchema, version: 1, topLevel: false, serverTime: 'receivedAt' },
} as const

export const collectionNames = Object.keys(collections) as readonly CollectionName[]

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(collections, name)
}

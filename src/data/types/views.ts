import type { ShownStatus } from '#domain/order/shown-status.ts'
import type { DayEntry } from '#domain/booking/day-entries.ts'
import type { Asset } from '#domain/entities/asset.ts'
import type { CollectionName } from '#domain/entities/collections.ts'
import type { Customer } from '#domain/entities/customer.ts'
import type { Invite } from '#domain/entities/invite.ts'
import type { Message } from '#domain/entities/message.ts'
import type { Thread } from '#domain/message/thread.ts'
import type { Order, Priority } from '#domain/entities/order.ts'
import type { LostValue, MergedValue } from '#domain/entities/receipt.ts'
import type { Site } from '#domain/entities/site.ts'
import type { Visit } from '#domain/entities/visit.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'
import type { Uncounted } from '#domain/order/history/uncounted-steps.ts'
import type { BoardVisit } from '#domain/dispatch/board-visit.ts'
import type { SampleRemoval } from '#domain/sample/find-removal.ts'
import type { OutboxItem } from './data.ts'

/** One entry of an order's history: from the server's receipts, or still on this device. */
export interface HistoryEntry {
  readonly id: string
  readonly name: string
  readonly args: unknown
  readonly actorId: string
  /** When it happened, by the phone's corrected clock (ISO). */
  readonly at: string
  /** When the office received it (ISO), null while it is only on this device. */
  readonly receivedAt: string | null
  /** Values of ours that lost against the office's, kept to be shown. */
  readonly lost: readonly LostValue[]
  /** Fields that two people had changed and that were merged by rule: both values and which one stands. */
  readonly merged: readonly MergedValue[]
  /** Its values were too long to keep whole: none of them can be restored. */
  readonly isCut: boolean
  /** What the device's own clock said (ISO), and which device it was. */
  readonly deviceAt: string
  readonly deviceId: string
  /** How long after the act the office received it, in milliseconds; null while it is only here. */
  readonly delayMs: number | null
  /** Why a status change counts for nothing. */
  readonly uncounted: Uncounted | null
  /** The order was changed in a commit whose receipts report other acts: what was done is unknown. */
  readonly isUnreported: boolean
}

/** A document that this version of the app cannot show. */
export interface UnreadableItem {
  /** As `orders/abc`. */
  readonly ref: string
  readonly collection: CollectionName
  readonly id: string
  /** Who changed it last and when (ISO), if recorded. */
  readonly byId: string | null
  readonly at: string | null
  /** Its content as JSON text, up to what a receipt keeps. */
  readonly was: string
}

/** A planned visit, stored or implied by its order, joined with what the board shows of other documents. */
export interface BoardVisitItem extends BoardVisit {
  /** '' while the customer has not reached this device. */
  readonly customerName: string
  /** The site's address on one line; '' while the site has not reached this device. */
  readonly siteLine: string
  /** Whether a change to the visit or its order waits on this device. */
  readonly isUnsent: boolean
  readonly series: VisitSeries
}

/** A visit among those of its order. */
export interface VisitSeries {
  /** From 1, among the open visits. */
  readonly place: number
  readonly count: number
  /** The parts of all stored further visits, cancelled ones too: a change of the order's visits names them. */
  readonly parts: readonly number[]
}

/** One row of the orders list, already joined with what the screen shows of other documents. */
export interface OrderListItem {
  readonly order: Order
  /** What lists show and sort by: the order with the times of its next visit (`orderAhead`). Changes start from `order`. */
  readonly shown: Order
  /** '' while the customer has not reached this device. */
  readonly customerName: string
  /** One line; '' while the site has not reached this device. */
  readonly siteAddress: string
  /** What the address begins with: the street, or all of it where it names none. */
  readonly street: string
  /** Its point on the map, null if unknown. */
  readonly geo: Site['geo']
  /** Whether a change to the order waits on this device. */
  readonly unsent: boolean
}

/** An order with the visits that the lists of days show of it. */
export interface PlannedOrder extends OrderListItem {
  readonly entries: readonly DayEntry[]
}

/** One visit with its order: of an order with several visits there are several. */
export interface DayItem extends OrderListItem {
  readonly entry: DayEntry
}

/** Something that can be searched. */
export interface Searchable {
  readonly kind:
    | 'order'
    | 'customer'
    | 'site'
    | 'asset'
    | 'invoice'
    | 'estimate'
    | 'part'
    | 'person'
    | 'message'
  readonly id: string
  readonly title: string
  /** The line under it. */
  readonly note: string
  /** Searchable words that are not shown. */
  readonly text: string
  /** Numbers and addresses that identify it: they rank it first. */
  readonly codes: readonly string[]
  /** What it is over, such as '1234.50': found by its beginning. */
  readonly amount?: string
  /** Closed, archived or gone: it ranks after the others. */
  readonly isPast?: boolean
  /** More urgent ones come first among matches of shown text. */
  readonly urgency?: number
  readonly order?: { readonly status: ShownStatus; readonly priority: Priority }
  /** Whose site or equipment it is. */
  readonly customerId?: string
  /** Of a message. */
  readonly threadId?: string
  readonly at?: string
}

/** What of an upcoming order is on this device. */
export interface OrderReadiness {
  readonly order: Order
  readonly customer: boolean
  readonly site: Site | null
  /** The items that may be used on it, if it requires parts. */
  readonly catalogue: boolean
  /** The van stock, if the order requires parts and there is a van. */
  readonly van: boolean
  /** The equipment at the site and earlier work there. */
  readonly history: boolean
  /** Photos that are at the server but not on this device. */
  readonly missingPhotos: readonly string[]
}

export interface OrderView {
  readonly order: Order
  readonly customer: Customer | null
  readonly site: Site | null
  readonly unsent: boolean
  /** Names of the order's fields whose shown value the office has not received. */
  readonly unsentFields: readonly string[]
  /** The oldest change to the order that waits for a person, if there is one. */
  readonly actionNeeded: OutboxItem | null
  /** The server no longer shows it to this person; it is only here because of their unsent changes. */
  readonly isLost: boolean
}

/** One row of the conversations. */
export interface ThreadItem {
  readonly id: string
  readonly thread: Thread
  /** The order's or the other person's name; '' for everyone's. */
  readonly title: string
  readonly last: Message | null
  readonly unread: number
  /** Urgent ones that this person has not acknowledged. */
  readonly urgent: number
  /** The first of them. */
  readonly urgentId: string | null
  /** What it says; '' where there is none. */
  readonly urgentText: string
}

export interface ThreadView {
  readonly id: string
  readonly thread: Thread
  readonly title: string
  readonly messages: readonly Message[]
  /** False if there are no messages and the first load is not over. */
  readonly isKnown: boolean
  /** Its messages and read marks were loaded completely: unread ones can be told. */
  readonly isWhole: boolean
  readonly unsentIds: ReadonlySet<string>
  /** How far this person has read, '' for not at all. */
  readonly readAt: string
  /** False while the read marks are not loaded. */
  readonly isReadKnown: boolean
  /** How far others who show it have read: the office. */
  readonly officeReadAt: string
  /** Who sees the order on their phone, if it is about an order. */
  readonly viewerIds: readonly string[]
}

export interface CustomerListItem {
  readonly customer: Customer
  readonly siteCount: number
  readonly openOrderCount: number
  readonly unsent: boolean
}

/** By what a customer that is entered twice is noticed. */
export interface CustomerMarksItem {
  readonly id: string
  readonly name: string
  readonly phone: string
  /** The street lines of their sites. */
  readonly streets: readonly string[]
}

/** A site that is not on the map. */
export interface SiteWithoutPlace {
  readonly site: Site
  readonly customerName: string
  /** The earliest planned visit of an open order there; null without one. */
  readonly nextAt: string | null
  readonly openOrderCount: number
}

export interface CustomerView {
  readonly customer: Customer
  readonly sites: readonly Site[]
  /** Newest first. */
  readonly orders: readonly Order[]
  /** Of those, the ones with a change that the office has not received. */
  readonly unsentOrderIds: readonly string[]
  readonly unsent: boolean
  /** Names of the customer's fields whose shown value the office has not received. */
  readonly unsentFields: readonly string[]
}

export interface AssetItem {
  readonly asset: Asset
  readonly unsent: boolean
}

export type VisitItem = Visit & {
  /** The name of who ended it; '' if unknown here. */
  readonly byName: string
  /** Whether its order is on this device. */
  readonly hasOrder: boolean
}

export interface SiteHistory {
  /** By name, including those no longer in use. */
  readonly assets: readonly AssetItem[]
  /** Ended ones, the latest first. */
  readonly visits: readonly VisitItem[]
}

/** The sample data on this device. */
export interface SampleState {
  /** The number of its next addition: removed documents keep their ids. */
  readonly nextRound: number
  readonly hasAny: boolean
  readonly removal: SampleRemoval
}

export interface OrderScope {
  /** 'mine': sent to the signed-in user. Default 'all' (of what this device may see). */
  readonly scope?: 'mine' | 'all'
  /** true: only open orders, false: only closed ones; left out: both. */
  readonly open?: boolean
  /** Only those in one of these; by default, in any state. */
  readonly statuses?: readonly OrderStatus[]
}

/** An invitation as the office sees it. */
export interface InviteItem {
  readonly invite: Invite
  /** The secret of its link, known only to the device that made it. */
  readonly code: string | null
  readonly unsent: boolean
}

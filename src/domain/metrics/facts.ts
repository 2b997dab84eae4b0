import type { Booking } from '../entities/booking.ts'
import type { Invoice } from '../entities/invoice.ts'
import type { Order } from '../entities/order.ts'
import type { TimeEntry } from '../entities/time-entry.ts'
import type { Visit } from '../entities/visit.ts'
import type { Leak } from '../leaks/leak.ts'

/** The documents that numbers are made of, as far as this device has them. */
export interface MetricsSource {
  readonly orders: readonly Order[]
  /** The same orders by their ids, where they are at hand. */
  readonly orderById?: ReadonlyMap<string, Order>
  readonly visits: readonly Visit[]
  readonly bookings: readonly Booking[]
  readonly entries: readonly TimeEntry[]
  readonly invoices: readonly Invoice[]
  /** What is paid of each invoice, in minor units by its id. */
  readonly paid: ReadonlyMap<string, number>
  readonly leaks: readonly Leak[]
}

/**
 * From which local day on a device is certain to have everything. What it has from before that depends on when it was
 * first used and what was opened on it, so it is not counted: every device of the office shows the same numbers.
 */
export interface Reach {
  /** Of recorded time. */
  readonly times: string
  /** Of ended work and of planned visits. */
  readonly work: string
}

export interface MetricsContext {
  /** Milliseconds of the true time. */
  readonly now: number
  /** The company's, whose days count. */
  readonly timeZone: string
  /** The first local day that is asked for; what lies before may be left out. All of it unless given. */
  readonly since?: string
  /** From when on this device has everything; all of it unless given. */
  readonly reach?: Reach
}

/** Whom and what something counted is about. */
export interface About {
  readonly people: readonly string[]
  /** '' where that is unknown, or where it is about no customer. */
  readonly customerId: string
  /** '' for work without a template. */
  readonly templateId: string
}

/** An order with a promised window at which someone should have arrived on this local day. */
export interface ArrivalCase extends About {
  readonly orderId: string
  readonly day: string
  /** Whether work began within the window. */
  readonly isOnTime: boolean
}

/** An order whose work ended on this local day. */
export interface FixCase extends About {
  readonly orderId: string
  readonly day: string
  readonly isDone: boolean
  /** When it turned out that someone must come again, in milliseconds; null where that did not happen within thirty days. */
  readonly returnedAt: number | null
  /** Whether it counts for first-time fix: work that itself continues another order does not. */
  readonly isFirst: boolean
}

/** A person's local day with paid time, in milliseconds. */
export interface PaidDay extends About {
  readonly day: string
  readonly paid: number
  /** Recorded on orders and drives. */
  readonly worked: number
}

/** A person's time at one order on one local day, in milliseconds. */
export interface OrderDay extends About {
  readonly orderId: string
  readonly day: string
  readonly onOrder: number
  readonly travel: number
}

/**
 * A piece of money in minor units: an amount is split evenly between its orders, and what falls to an order between its
 * people, so that the pieces of any kind add up to the whole.
 */
export interface MoneyPiece extends About {
  readonly minor: number
  readonly currency: string
}

/** What an invoice brought on the local day of its issue, without tax; negative for a credit note. */
export interface RevenuePiece extends MoneyPiece {
  readonly day: string
}

/** Everything that is counted, by what it is about and its day: every number is a sum over these. */
export interface Facts {
  /** What lies before may be incomplete. */
  readonly reach: Reach
  readonly arrivals: readonly ArrivalCase[]
  readonly fixes: readonly FixCase[]
  readonly paidDays: readonly PaidDay[]
  readonly orderDays: readonly OrderDay[]
  readonly revenue: readonly RevenuePiece[]
  /** Finished work on no invoice, without tax. */
  readonly unbilled: readonly MoneyPiece[]
  /** What is late and not paid, with tax. */
  readonly overdue: readonly MoneyPiece[]
}

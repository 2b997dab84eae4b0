import type { Absence } from '#domain/entities/absence.ts'
import type { PlannedVisit } from '#domain/entities/booking.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Order } from '#domain/entities/order.ts'
import type { Site } from '#domain/entities/site.ts'
import type { Staff } from '#domain/entities/staff.ts'
import type { User } from '#domain/entities/user.ts'
import type { Holiday } from '#domain/staff/working-spans.ts'
import type { VanStock } from '#domain/stock/van-stock.ts'
import type { DriveFacts } from './travel/drive-facts.ts'

/** A visit with what the board and its checks need to know of its order. */
export interface BoardVisit extends PlannedVisit {
  readonly order: Order
  /** Where it is; null where the site's position is unknown. */
  readonly place: Site['geo']
  /** The territory that its site lies in; null where that is unknown. */
  readonly territoryId: string | null
  /** When its site can be worked at; null for always. */
  readonly openingHours: Site['openingHours']
  /** Its site's own time zone; null for the company's. */
  readonly siteZone: Site['timeZone']
  /** When it was begun, of work that is under way without a plan; see `begunOn`. Absent for any other. */
  readonly begunAt?: string | null
}

/** A person who can be sent, with their hours, skills and time off. */
export interface BoardPerson {
  readonly user: User
  readonly staff: Staff | null
  /** What an hour costs the company, in minor units; 0 where that is not recorded. */
  readonly hourlyCost: number
  /** Requested and approved. */
  readonly absences: readonly Absence[]
}

/** The company as the board's checks know it. */
export interface BoardCompany {
  readonly company: Pick<
    Company,
    | 'timeZone'
    | 'workingHours'
    | 'address'
    | 'freezeMinutes'
    | 'restMinutes'
    | 'expiredSkill'
    | 'territories'
    | 'planningWeights'
    | 'barriers'
  >
  readonly holidays: readonly Holiday[]
}

/** Where someone was, and when in milliseconds of the true time. */
export interface BoardFix {
  readonly place: NonNullable<Site['geo']>
  readonly at: number
}

/** Everything that a check looks at: who, what and when. */
export interface Board extends BoardCompany {
  readonly people: ReadonlyMap<string, BoardPerson>
  readonly visits: readonly BoardVisit[]
  /** Milliseconds of the true time. */
  readonly now: number
  /** What is known of drives; absent for the bare estimate. */
  readonly drives?: DriveFacts
  /** Where people were last, by their id; absent where that is not asked for. */
  readonly fixes?: ReadonlyMap<string, BoardFix>
  /** What is in the vans; absent where that is unknown, and then no item is missing. */
  readonly stock?: VanStock
}

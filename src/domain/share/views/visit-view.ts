import * as v from 'valibot'
import type { Company } from '../../entities/company.ts'
import type { Customer } from '../../entities/customer.ts'
import type { PictureFields } from '../../entities/picture.ts'
import type { Order } from '../../entities/order.ts'
import type { Share } from '../../entities/share.ts'
import type { OrderStatus } from '../../order/order-status.ts'
import { shareView, type SharedVisit, type ShareView } from '../share-view.ts'
import { type Fix, shownPosition } from './shown-position.ts'
import { viewHead } from './view-head.ts'

interface VisitFacts {
  readonly company: Company
  readonly customer: Customer
  /** Null where the company has none. */
  readonly logo: PictureFields | null
  readonly order: Order
  /** The name of the first assignee; '' where nobody is assigned. */
  readonly technician: string
  /** Where the first assignee was last; null where that is not known. */
  readonly fix: Fix | null
  readonly rating: Share['rating']
  /** An instant. */
  readonly now: string
}

const states: Readonly<Record<OrderStatus, SharedVisit['state']>> = {
  new: 'planned',
  scheduled: 'planned',
  dispatched: 'planned',
  accepted: 'planned',
  enRoute: 'onTheWay',
  onSite: 'working',
  paused: 'working',
  done: 'done',
  partlyDone: 'unfinished',
  cannotComplete: 'unfinished',
  reviewed: 'done',
  invoiced: 'done',
  onHold: 'waiting',
  cancelled: 'cancelled',
}

/** When the technician comes, and how the work stands. */
export function visitView(facts: VisitFacts): ShareView | null {
  const { company, customer, logo, order, technician, fix, rating, now } = facts
  const state = states[order.status]
  // The schema drops what it does not name, at every level.
  const view = v.safeParse(shareView, {
    kind: 'visit',
    ...viewHead(company, customer, logo),
    visit: {
      title: order.title,
      state,
      from: order.windowStart ?? order.plannedStart,
      to: order.windowStart === null ? null : order.windowEnd,
      technician: technician.trim().split(/\s+/)[0],
      position: state === 'onTheWay' && isTracking(company) ? shownPosition(fix, order, now) : null,
      rating,
      canRate: rating === null && (state === 'done' || state === 'unfinished'),
    },
  })
  return view.success ? view.output : null
}

function isTracking({ tracking, hiddenFeatures, disabledFeatures }: Company): boolean {
  const isOff = hiddenFeatures.includes('tracking') || disabledFeatures.includes('tracking')
  return tracking !== 'off' && !isOff
}

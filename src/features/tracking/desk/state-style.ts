import { BedDouble, Clock, Coffee, type LucideIcon } from 'lucide-react'
import type { PointTone } from '#components/map/map-points.ts'
import { orderStyle } from '#components/order/order-style.tsx'
import { statusTone } from '#components/order/status-tone.ts'
import type { PersonState } from '#domain/tracking/person-now.ts'

interface StateStyle {
  readonly tone: PointTone
  readonly Icon: LucideIcon
}

/** Colour and icon of what someone does: those of the order, and others where there is none. */
export const stateStyle: Readonly<Record<PersonState, StateStyle>> = {
  enRoute: ofOrder('enRoute'),
  onSite: ofOrder('onSite'),
  paused: ofOrder('paused'),
  onBreak: { tone: 'orange', Icon: Coffee },
  onDuty: { tone: 'blue', Icon: Clock },
  off: { tone: 'grey', Icon: BedDouble },
}

function ofOrder(status: 'enRoute' | 'onSite' | 'paused'): StateStyle {
  return { tone: statusTone(status), Icon: orderStyle[status].Icon }
}

import type { Priority } from '#domain/entities/order.ts'
import type { OrderStatus } from '#domain/order/order-status.ts'

export interface Sample {
  readonly id: 'boiler' | 'leak' | 'lift' | 'cooling' | 'meter' | 'alarm'
  readonly customer: string
  readonly technician: string | null
  readonly at: string
  readonly status: OrderStatus
  readonly priority: Priority
  readonly unsent?: boolean
  /** The status the office sees, if the phone is ahead of it. */
  readonly atOffice?: OrderStatus
}

const at = (hours: number, minutes: number) => new Date(2026, 4, 4, hours, minutes).toISOString()

const phoneOwner = 'Daniel Reyes'

/** The orders in the pictures. */
export const samples: readonly Sample[] = [
  {
    id: 'boiler',
    customer: 'Casa Azul',
    technician: phoneOwner,
    at: at(8, 0),
    status: 'done',
    priority: 'normal',
  },
  {
    id: 'leak',
    customer: 'Hill Bakery',
    technician: phoneOwner,
    at: at(9, 30),
    status: 'onSite',
    priority: 'urgent',
    unsent: true,
    atOffice: 'enRoute',
  },
  {
    id: 'cooling',
    customer: 'Café Norte',
    technician: 'Priya Raman',
    at: at(10, 0),
    status: 'enRoute',
    priority: 'high',
  },
  {
    id: 'lift',
    customer: 'Harbour 12',
    technician: 'Noah Surette',
    at: at(11, 15),
    status: 'paused',
    priority: 'normal',
  },
  {
    id: 'meter',
    customer: 'Villa Sol',
    technician: phoneOwner,
    at: at(13, 0),
    status: 'accepted',
    priority: 'normal',
  },
  {
    id: 'alarm',
    customer: 'Mill Lane School',
    technician: null,
    at: at(15, 30),
    status: 'new',
    priority: 'low',
  },
]

/** The orders of the technician whose phone is shown. */
export const phoneSamples = samples.filter((sample) => sample.technician === phoneOwner)

import * as v from 'valibot'
import { calendarDay } from '#domain/entities/fields.ts'
import { type PersonState, personStates } from '#domain/tracking/person-now.ts'

/** What of the desk's map is shown. All of it is in the URL, so that a link or a reload shows the same. */
export interface TrackingAddress {
  /** The selected person and visit; '' for none. */
  readonly person: string
  readonly visit: string
  /** Only people of this territory, state and skill; '' for all. */
  readonly territory: string
  readonly state: PersonState | ''
  readonly skill: string
  readonly hasOrders: boolean
  /** Whether everyone's planned routes of today are shown. */
  readonly hasPlans: boolean
  /** The day 'YYYY-MM-DD' whose route of the selected person is shown; null for none. */
  readonly routeDay: string | null
}

const address = v.object({
  person: v.fallback(v.string(), ''),
  visit: v.fallback(v.string(), ''),
  territory: v.fallback(v.string(), ''),
  state: v.fallback(v.picklist([...personStates, '']), ''),
  skill: v.fallback(v.string(), ''),
  routeDay: v.fallback(v.nullable(calendarDay), null),
})

/** Reads the address from a URL's query; what is missing or invalid is the usual. */
export function readAddress(query: URLSearchParams): TrackingAddress {
  const read = v.parse(address, {
    person: query.get('person') ?? '',
    visit: query.get('visit') ?? '',
    territory: query.get('territory') ?? '',
    state: query.get('state') ?? '',
    skill: query.get('skill') ?? '',
    routeDay: query.get('route'),
  })
  return { ...read, hasOrders: query.get('orders') !== '0', hasPlans: query.get('plans') === '1' }
}

/** The query with these parts of the address; usual ones are left out. */
export function withAddress(
  query: URLSearchParams,
  changes: Partial<TrackingAddress>,
): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string | null | undefined) => {
    if (value === undefined) return
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const flag = (value: boolean | undefined, shown: boolean) =>
    value === undefined ? undefined : value === shown ? (shown ? '1' : '0') : ''
  put('person', changes.person)
  put('visit', changes.visit)
  put('territory', changes.territory)
  put('state', changes.state)
  put('skill', changes.skill)
  put('orders', flag(changes.hasOrders, false))
  put('plans', flag(changes.hasPlans, true))
  put('route', changes.routeDay)
  return next
}

import { day, minute } from '../base/calendar.ts'
import { inCompany } from '../base/company.ts'
import { createRandom, type Random } from '../base/random.ts'
import type { DemoDocument } from '../base/types.ts'
import type { DemoCustomer } from '../customers/customers.ts'
import type { DemoOrder } from '../orders/create-orders.ts'
import { technicians } from '../people/people.ts'
import type { Location } from '../town/location.ts'
import { locationOfHouse } from '../town/location-of-house.ts'
import { streets } from '../town/streets.ts'
import { driveTo, type Fix } from './drive.ts'

const second = 1000
const between = 5 * minute
/** How long a drive takes that has not ended yet. */
const usualDrive = 16 * minute

/** Today's routes of those who share them while they work, and where each of them was last. */
export function trackDocuments(
  seed: string,
  orders: readonly DemoOrder[],
  customers: readonly DemoCustomer[],
  now: number,
): DemoDocument[] {
  const sites = new Map(
    customers.flatMap((one) => one.sites.map(({ id, geo }) => [id, geo] as const)),
  )
  // Today's steps are counted back from the full minute too.
  const minuteOfNow = Math.floor(now / minute) * minute
  return technicians.flatMap(({ uid }) => {
    const random = createRandom(`${seed}/tracks/${uid}`)
    const fixes = routeOf(uid, orders, sites, minuteOfNow - random.int(30, 200) * second)
    return fixes.length === 0 ? [] : documentsOf(uid, fixes, random)
  })
}

/** From the yard to each of today's orders in turn, up to now. */
function routeOf(
  uid: string,
  orders: readonly DemoOrder[],
  sites: ReadonlyMap<string, Location>,
  now: number,
): readonly Fix[] {
  const fixes: Fix[] = []
  let here = yard()
  for (const { site, moves } of visitsOf(uid, orders, sites)) {
    for (const [i, { to, at }] of moves.entries()) {
      const next = moves[i + 1]?.at
      if (to === 'enRoute') {
        const arrival = next ?? at + usualDrive
        const drive = driveTo(here, site, at, arrival)
        fixes.push(...drive.filter((fix) => fix.at < Math.min(now, arrival)))
        here = site
      } else {
        fixes.push(...stayAt(site, to, at, to === 'done' ? at : (next ?? now), next === undefined))
      }
    }
  }
  return fixes
}

/** Today's visits of a person in the order of time, each with its steps from setting off. */
function visitsOf(uid: string, orders: readonly DemoOrder[], sites: ReadonlyMap<string, Location>) {
  return orders
    .flatMap(({ story, siteId, planned }) => {
      const site = sites.get(siteId)
      const isToday = planned === null || planned.slot.day === 0
      const steps = story.steps.flatMap(({ by, at, change }) =>
        change.type === 'move' && by === uid ? [{ to: change.to, at }] : [],
      )
      const start = steps.findIndex(({ to }) => to === 'enRoute')
      const first = steps[start]
      return site !== undefined && isToday && first !== undefined
        ? [{ site, start: first.at, moves: steps.slice(start) }]
        : []
    })
    .toSorted((a, b) => a.start - b.start)
}

/** A fix for the step and one every few minutes after it, also at the end where the person is still there. */
function stayAt(site: Location, step: string, from: number, until: number, isLast: boolean): Fix[] {
  const count = Math.max(0, Math.ceil((until - from) / between) - 1)
  const still = Array.from({ length: count }, (_, i) => from + (i + 1) * between)
  const times = isLast && until > from ? [...still, until] : still
  return [{ ...site, at: from, step }, ...times.map((at) => ({ ...site, at, step: null }))]
}

function documentsOf(uid: string, fixes: readonly Fix[], random: Random): DemoDocument[] {
  const [first, last] = [fixes[0], fixes.at(-1)]
  if (first === undefined || last === undefined) return []
  const full = random.int(78, 99)
  const known = fixes.map((fix) => ({
    ...fix,
    accuracy: random.int(5, 18),
    battery: full - Math.round((fix.at - first.at) / (12 * minute)),
  }))
  const { latitude, longitude, accuracy, battery } = known.at(-1) ?? {
    ...last,
    accuracy: 0,
    battery: null,
  }
  const stamps = { schema: 1, updatedAt: new Date(last.at + second).toISOString(), updatedBy: uid }
  return [
    inCompany(`tracks/demo-track-${uid.replace('demo-', '')}`, {
      uid,
      deviceId: `device-of-${uid}`,
      startAt: new Date(first.at),
      endAt: new Date(last.at),
      expireAt: new Date(last.at + 30 * day),
      count: known.length,
      points: known.map((fix) => pointOf(fix, first.at)).join(';'),
      ...stamps,
    }),
    inCompany(`positions/${uid}`, {
      at: new Date(last.at),
      expireAt: new Date(last.at + day),
      latitude,
      longitude,
      accuracy,
      battery,
      ...stamps,
    }),
  ]
}

/** As the app writes a point: seconds since the start, 1/100,000 degrees, metres, percent, the step. */
function pointOf(
  fix: Fix & { readonly accuracy: number; readonly battery: number },
  start: number,
): string {
  return [
    Math.floor((fix.at - start) / second),
    Math.round(fix.latitude * 100_000),
    Math.round(fix.longitude * 100_000),
    fix.accuracy,
    fix.battery,
    fix.step ?? '',
  ].join(',')
}

/** 8 Mill Lane, where the vans stand. */
function yard(): Location {
  const street = streets.find(({ name }) => name === 'Mill Lane')
  if (street === undefined) throw new Error('The company’s street is missing')
  return locationOfHouse(street, 8)
}

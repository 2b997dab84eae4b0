import { distanceKm, type GeoPoint } from '../geo/distance-km.ts'
import { confirmableMs } from '../time/bounds.ts'
import type { Fix } from './fix.ts'

type ArrivalFix = Pick<Fix, 'at' | 'latitude' | 'longitude' | 'accuracy'>

/** The visit to which a person is on the way, or which is next. */
export interface ArrivalTarget {
  readonly visitId: string
  readonly place: GeoPoint
  /** No arrival is earlier: the last step of the order, or of the person's clock (ISO). */
  readonly since: string
}

/** What is known of the arrival at one visit. Plain data, because the device keeps it. */
export interface ArrivalWatch {
  readonly visitId: string
  /** When the newest fix that was looked at was taken (ISO); '' before the first. */
  readonly seenAt: string
  /** The first fix at the site since the person was last away from it (ISO); null while away. */
  readonly insideSince: string | null
  /** How many fixes at the site since then. */
  readonly insideCount: number
  /** The person has answered: no question is asked again at this visit. */
  readonly isSettled: boolean
}

const nearMetres = 150
/** Away again only this much further out, so that a fix at the edge does not ask twice. */
const leavesAt = 1.5
/** A fix less accurate than this could be anywhere. */
const roughMetres = 250
/** One fix is enough once the person has been there for this long. */
const staysMs = 60_000

/** The watch of a visit to which no fix has been compared yet. */
function newArrivalWatch(visitId: string): ArrivalWatch {
  return { visitId, seenAt: '', insideSince: null, insideCount: 0, isSettled: false }
}

/**
 * The watch after some fixes; those that it has seen, and those from before the target's last step, change nothing. A
 * watch of another visit starts over.
 */
export function watchArrival(
  before: ArrivalWatch | null,
  target: ArrivalTarget,
  fixes: readonly ArrivalFix[],
): ArrivalWatch {
  const own = before?.visitId === target.visitId ? before : newArrivalWatch(target.visitId)
  // A day has thousands of fixes, and most were looked at before.
  const inOrder = fixes
    .filter(({ at }) => isAfter(at, own.seenAt))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return inOrder.reduce((watch, fix) => withFix(watch, target, fix), own)
}

function withFix(watch: ArrivalWatch, target: ArrivalTarget, fix: ArrivalFix): ArrivalWatch {
  if (!isAfter(fix.at, watch.seenAt) || isAfter(target.since, fix.at)) return watch
  if (!(fix.accuracy <= roughMetres)) return watch
  const seen = { ...watch, seenAt: fix.at }
  const radius = Math.max(nearMetres, 2 * fix.accuracy)
  const metres = distanceKm(fix, target.place) * 1000
  if (metres <= radius) {
    const { insideSince, insideCount } = watch
    return { ...seen, insideSince: insideSince ?? fix.at, insideCount: insideCount + 1 }
  }
  return metres <= radius * leavesAt ? seen : { ...seen, insideSince: null, insideCount: 0 }
}

/**
 * When the person arrived, if they are to be asked about it: they are at the site by two fixes, or have been for a
 * minute, and have not answered yet. Null otherwise. `now` is true time in milliseconds.
 */
export function arrivalToAsk(
  watch: ArrivalWatch | null,
  { visitId, since }: Pick<ArrivalTarget, 'visitId' | 'since'>,
  now: number,
): string | null {
  if (watch?.visitId !== visitId || watch.isSettled || watch.insideSince === null) return null
  const isSure = watch.insideCount > 1 || now - Date.parse(watch.insideSince) >= staysMs
  const arrivedAt = Date.parse(watch.insideSince) < Date.parse(since) ? since : watch.insideSince
  return isSure && now - Date.parse(arrivedAt) <= confirmableMs ? arrivedAt : null
}

function isAfter(instant: string, other: string): boolean {
  return other === '' || Date.parse(instant) > Date.parse(other)
}

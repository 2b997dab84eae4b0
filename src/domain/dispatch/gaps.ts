import type { Stretch } from './day-bounds.ts'
import { type LaneVisit, withDrive } from './lane-visit.ts'

/** A stretch within a person's hours without a visit. */
export interface Gap extends Stretch {
  /** The visit before it, also one of earlier hours of the day; null where they come from their base. */
  readonly previous: LaneVisit | null
  /** The visit that ends it, or the next one of the day; null where none follows. */
  readonly next: LaneVisit | null
  /** Minutes without those of the drive to the next visit. */
  readonly freeMinutes: number
}

/** The gaps of a lane, by start. Breaks lie somewhere in them. */
export function gapsOf(spans: readonly Stretch[], visits: readonly LaneVisit[]): readonly Gap[] {
  const gaps: Gap[] = []
  for (const span of spans) {
    let startsAt = span.startsAt
    let previous: LaneVisit | null = null
    for (const visit of visits) {
      if (visit.startsAt >= span.endsAt) break
      add(gaps, { startsAt, endsAt: visit.startsAt }, previous, visit)
      startsAt = Math.max(startsAt, visit.endsAt)
      previous = visit
    }
    const next = visits.find((visit) => visit.startsAt >= span.endsAt) ?? null
    add(gaps, { startsAt, endsAt: span.endsAt }, previous, next)
  }
  return gaps
}

function add(
  gaps: Gap[],
  { startsAt, endsAt }: Stretch,
  previous: LaneVisit | null,
  next: LaneVisit | null,
): void {
  const driveFrom = next ? withDrive(next).startsAt : endsAt
  const freeMinutes = Math.floor((Math.min(endsAt, driveFrom) - startsAt) / 60_000)
  if (freeMinutes > 0) gaps.push({ startsAt, endsAt, previous, next, freeMinutes })
}

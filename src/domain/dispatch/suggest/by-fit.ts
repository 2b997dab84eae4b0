import type { PersonDay } from './person-day.ts'

/** Sorts the days of people by who suits a visit best: those who can take it, then the soonest free, then the least booked. */
export function byFit(a: PersonDay, b: PersonDay): number {
  return (
    obstacles(a) - obstacles(b) ||
    Number(a.requested !== null) - Number(b.requested !== null) ||
    (a.freeAt ?? 0) - (b.freeAt ?? 0) ||
    booked(a) - booked(b)
  )
}

/** What keeps a person from a visit: they are not there, are not skilled for it or have no time. */
function obstacles({ absence, workMinutes, lacks, expired, freeAt }: PersonDay): number {
  const isOut = absence !== null || workMinutes === 0
  return Number(isOut) * 2 + lacks.length + expired.length + Number(!isOut && freeAt === null)
}

function booked({ loadMinutes, workMinutes }: PersonDay): number {
  return workMinutes === 0 ? 0 : loadMinutes / workMinutes
}

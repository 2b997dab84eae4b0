import { equal } from '#lib/equal.ts'
import { type Weekday, weekdays, type WorkingHours } from '../entities/working-hours.ts'

/** Consecutive weekdays with the same hours. */
export interface WeekGroup {
  readonly first: Weekday
  readonly last: Weekday
  readonly spans: WorkingHours[Weekday]
}

/** A week from Monday on, with days of the same hours together. */
export function groupWeek(hours: WorkingHours): readonly WeekGroup[] {
  const groups: WeekGroup[] = []
  for (const day of weekdays) {
    const group = groups.at(-1)
    if (group && equal(group.spans, hours[day])) groups[groups.length - 1] = { ...group, last: day }
    else groups.push({ first: day, last: day, spans: hours[day] })
  }
  return groups
}

import * as v from 'valibot'

/** Least and most minutes of the settings that the board plans by. */
export const planningLimits = {
  windowBefore: { least: 0, most: 480 },
  windowAfter: { least: 5, most: 480 },
  freezeMinutes: { least: 0, most: 480 },
  restMinutes: { least: 0, most: 1440 },
} as const
export type PlanningLimit = keyof typeof planningLimits

/** Whole minutes within the limits of a setting. */
export function minutesWithin(field: PlanningLimit) {
  const { least, most } = planningLimits[field]
  return v.pipe(
    v.number(),
    v.integer('minutes'),
    v.minValue(least, 'minutes'),
    v.maxValue(most, 'minutes'),
  )
}

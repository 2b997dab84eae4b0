import * as v from 'valibot'
import { calendarDay, id, instant } from '../entities/fields.ts'

/** What remains of a person's route of a day once the route was deleted: no place is in it. */
export const routeDaySchema = v.object({
  uid: id,
  /** In the company's time zone. */
  day: calendarDay,
  metres: v.pipe(v.number(), v.minValue(0)),
  startAt: instant,
  endAt: instant,
})
export type RouteDay = v.InferOutput<typeof routeDaySchema>

/** The name of its document, so that a person has one for each day. */
export function routeDayId({ uid, day }: Pick<RouteDay, 'uid' | 'day'>): string {
  return `${uid}_${day}`
}

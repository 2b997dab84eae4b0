import { expect, it } from 'vitest'
import type { Doc } from '#domain/mutation/types.ts'
import { createDemo } from './demo-company.ts'

/** Local times of the company. */
const hours = ['00:01:05', '03:00:00', '07:59:30', '12:00:00', '17:45:10', '23:58:59']

/** Working days, a Saturday, and a day in daylight saving time. */
const days = [
  ['2026-03-04', '-04:00'],
  ['2026-03-07', '-04:00'],
  ['2026-11-02', '-04:00'],
  ['2026-07-15', '-03:00'],
] as const

const instant = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g

it.each(days)('is the same company at every hour of %s, except for instants', (date, offset) => {
  const [first, ...others] = hours.map((hour) => createDemo(`${date}T${hour}${offset}`))
  const docs = withoutInstants(first?.docs ?? new Map())
  for (const { docs: other } of others) expect(withoutInstants(other)).toEqual(docs)
})

it.each(days)('plans the same times at every hour of %s', (date, offset) => {
  const plans = hours.map((hour) =>
    createDemo(`${date}T${hour}${offset}`)
      .of('orders')
      .map(([id, { plannedStart, plannedEnd }]) => [id, plannedStart, plannedEnd]),
  )
  for (const plan of plans) expect(plan).toEqual(plans[0])
})

/** Replaces instants, in fields and within texts, by a placeholder. */
function withoutInstants(docs: ReadonlyMap<string, Doc>): Record<string, unknown> {
  const text = JSON.stringify(Object.fromEntries(docs))
  return JSON.parse(text.replaceAll(instant, 'instant')) as Record<string, unknown>
}

import { expect, it } from 'vitest'
import { isPromisedVisit } from './is-promised-visit.ts'

const zone = 'Europe/London'
const window = { windowStart: '2026-05-04T08:00:00.000Z', windowEnd: '2026-05-04T10:00:00.000Z' }
const evening = Date.parse('2026-05-04T19:00:00.000Z')
const visit = (part: number, start: string | null) => ({ part, start, minutes: 60 })
const promised = (starts: readonly (string | null)[], order = window) => {
  const all = starts.map((start, i) => visit(i + 1, start))
  return all
    .filter((one) => isPromisedVisit(order, one, all, evening, zone))
    .map(({ part }) => part)
}

it('is that of the first visit on its day, also once that is over', () => {
  expect(promised(['2026-05-04T08:30:00.000Z', '2026-05-05T15:00:00.000Z'])).toEqual([1])
  expect(promised(['2026-05-04', '2026-05-05'])).toEqual([1])
  expect(promised(['2026-05-06T08:00:00.000Z', '2026-05-04T15:00:00.000Z'])).toEqual([2])
})

it('is that of the first one to come where none is on its day', () => {
  expect(promised(['2026-05-03T08:30:00.000Z', '2026-05-05T15:00:00.000Z'])).toContain(2)
  expect(promised(['2026-05-05T15:00:00.000Z', '2026-05-06T15:00:00.000Z'])).toEqual([1])
})
